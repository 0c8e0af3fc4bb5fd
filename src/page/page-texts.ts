import type { TemplateResult } from 'lit';

/** The long texts below the board, save the rules, by the `data-text` of the section that shows them. */
export interface PageTexts {
  readonly advice: TemplateResult;
  readonly history: TemplateResult;
  readonly levels: TemplateResult;
}
