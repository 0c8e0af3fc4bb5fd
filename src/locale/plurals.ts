/** The word for each plural class of a language that it tells apart; `other` also for those left out. */
type PluralForms = { readonly other: string } & {
  readonly [Rule in Intl.LDMLPluralRule]?: string;
};

/** A function that says a number with the word in its right form: `1 пипс`, `2 пипса`, `5 пипсов`. */
export function pluralForms(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => `${count} ${forms[rules.select(count)] ?? forms.other}`;
}
