import type { TemplateResult } from 'lit';
import { GameError, rulesOf, type Side } from '../../game/index.js';
import type { FileForm, Header, MatchFile } from '../../notation/matches/match-file.js';
import type { Session } from '../session.js';
import { Arrivals, bytesOf, contentOf, type Read } from './exchange-arrivals.js';
import { copyText, fileName, saveFile, selectField } from './exchange-browser.js';
import type * as AllFormats from './exchange-formats.js';
import type { CopiedNotation, Found, PositionText, Unreadable } from './exchange-formats.js';
import type { ExchangeCommand, ExchangeTexts } from './exchange-texts.js';
import { exchangeView, type Detail, type Message } from './exchange-view.js';

/** What copying and opening need of the element; read anew each time. */
export interface ExchangeHost {
  /** What is on the board, which may be a past moment of the game. */
  readonly session: Session;
  /** The game itself. */
  readonly live: Session;
  /** Names for a match file. */
  readonly players: Readonly<Record<Side, string>>;
  /** What the file said of itself that the game was opened from. */
  readonly headers?: readonly Header[];
  readonly texts: ExchangeTexts;
  /** Whether opening something would give a game up. */
  isUnderWay(): boolean;
  /** Puts a game on the board. @param file - where it comes from, if from a match file */
  open(session: Session, file?: MatchFile): void;
  /** Sets up a position by hand; without it there is no button for that. */
  setUp?(): void;
  /** Draws anew. */
  show(): void;
  /** Says a sentence to a screen reader. */
  say(text: string): void;
}

/** All that is known of notations and files, loaded once somebody asks for it. */
type Formats = typeof AllFormats;

/** A match as text, or why that form cannot hold it. */
interface Written {
  readonly form: FileForm;
  readonly written: string | GameError;
}

/** What there is to say, or to answer. */
type Matter =
  | { readonly name: 'nothing' }
  | { readonly name: 'told'; readonly words: (texts: ExchangeTexts) => string }
  | { readonly name: 'question'; readonly found: Found }
  | Unreadable;

const NOTHING: Matter = { name: 'nothing' };

/** Copies positions and matches, keeps matches as files, and opens what others have written. */
export class Exchange {
  readonly #host: ExchangeHost;
  #formats: Formats | undefined;
  #detail: Detail['name'] | undefined;
  #form: FileForm | undefined;
  /** The match when it was last asked for: writing a long one takes a moment. */
  #written: Written | undefined;
  #matter: Matter = NOTHING;
  /** Counts what is opened, so that only the latest is asked about. */
  #opened = 0;

  readonly #arrivals: Arrivals;

  constructor(host: ExchangeHost) {
    this.#host = host;
    this.#arrivals = new Arrivals({
      receive: (read) => void this.#receive(read),
      show: () => host.show(),
    });
  }

  panel(): TemplateResult {
    const { texts } = this.#host;
    return exchangeView({
      texts,
      commands: [
        'copyPosition',
        'copyMatch',
        'download',
        'open',
        ...(this.#host.setUp ? SET_UP : []),
      ],
      forms: this.#formats?.FORMS ?? [],
      detail: this.#unfolded(),
      message: this.#message(),
      press: (command, root) => this.#press(command, root),
      copy: (notation, root) => void this.#copyPosition(root, notation),
      choose: (form) => {
        this.#form = form;
        this.#write();
        this.#tell(NOTHING);
      },
      openText: (text) => void this.#receive(() => text),
      openFile: (file) => void this.#receive(() => bytesOf(file)),
      close: () => this.#unfold(undefined),
    });
  }

  /** Opens what is pasted on an element, or dropped on it. */
  attach(root: HTMLElement): void {
    this.#arrivals.attach(root);
  }

  detach(): void {
    this.#arrivals.detach();
    this.#opened++;
  }

  #press(command: ExchangeCommand, root: ParentNode): void {
    switch (command) {
      case 'copyPosition':
        void this.#copyPosition(root);
        break;
      case 'copyMatch':
        void this.#copyMatch(root);
        break;
      case 'download':
        void this.#download();
        break;
      case 'open':
        this.#unfold(this.#detail === 'open' ? undefined : 'open');
        break;
      case 'setUp':
        this.#unfold(undefined);
        this.#host.setUp?.();
    }
  }

  async #copyPosition(root: ParentNode, wanted?: CopiedNotation): Promise<void> {
    const formats = await this.#unfoldFormats('position');
    const written = formats && this.#positions(formats);
    const chosen = written?.find((one) => one.notation === wanted) ?? written?.[0];
    if (chosen) {
      const { notation, text } = chosen;
      await this.#copy(root, notation, text, (texts) => texts.copied(texts.notations[notation]));
    } else if (written) this.#tell({ name: 'told', words: ({ gameOver }) => gameOver });
  }

  async #copyMatch(root: ParentNode): Promise<void> {
    const { written } = (await this.#writeMatch()) ?? {};
    if (typeof written === 'string')
      await this.#copy(root, 'match', written, ({ matchCopied }) => matchCopied);
  }

  async #copy(
    root: ParentNode,
    field: string,
    text: string,
    done: (texts: ExchangeTexts) => string,
  ): Promise<void> {
    const isCopied = await copyText(text);
    this.#tell({ name: 'told', words: isCopied ? done : ({ selected }) => selected });
    if (!isCopied) selectField(root, field);
  }

  async #download(): Promise<void> {
    const { form, written } = (await this.#writeMatch()) ?? {};
    if (form === undefined || typeof written !== 'string') return;
    const name = fileName(this.#host.players, form);
    saveFile(name, written, form);
    this.#tell({ name: 'told', words: ({ saved }) => saved(name) });
  }

  async #writeMatch(): Promise<Written | undefined> {
    this.#written = undefined;
    if (!(await this.#unfoldFormats('match'))) return undefined;
    this.#write();
    this.#host.show();
    return this.#written;
  }

  #write(): void {
    const formats = this.#formats;
    if (!formats) return;
    const { live, players, headers = [] } = this.#host;
    const file = { headers, players, record: live.record };
    const form = this.#form ?? formats.usualForm(file);
    this.#written = { form, written: formats.writeFile(file, form) };
  }

  #unfolded(): Detail | undefined {
    const written = this.#written;
    switch (this.#detail) {
      case 'open':
        return { name: 'open' };
      case 'match':
        return written && { name: 'match', ...written };
      case 'position':
        return this.#formats && { name: 'position', written: this.#positions(this.#formats) };
      case undefined:
        return undefined;
    }
  }

  #positions(formats: Formats): readonly PositionText[] {
    const written = formats.positionTexts(this.#host.session.state);
    return written instanceof GameError ? [] : written;
  }

  #unfold(detail: Detail['name'] | undefined): void {
    this.#detail = detail;
    this.#tell(NOTHING);
  }

  async #unfoldFormats(detail: Detail['name']): Promise<Formats | undefined> {
    this.#unfold(detail);
    const formats = await this.#load();
    this.#host.show();
    return formats;
  }

  async #load(): Promise<Formats | undefined> {
    try {
      return (this.#formats ??= await import('./exchange-formats.js'));
    } catch {
      this.#tell({ name: 'told', words: ({ notLoaded }) => notLoaded });
      return undefined;
    }
  }

  async #receive(read: Read): Promise<void> {
    const turn = ++this.#opened;
    const content = await contentOf(read);
    const formats = typeof content === 'function' ? undefined : await this.#load();
    if (turn !== this.#opened) return;
    if (typeof content === 'function') this.#tell({ name: 'told', words: content });
    else if (formats) this.#meet(formats.readContent(content, rulesOf(this.#host.session.state)));
  }

  #meet(found: Found | Unreadable): void {
    if (found.name === 'unreadable') this.#tell(found);
    else if (this.#host.isUnderWay()) this.#tell({ name: 'question', found });
    else this.#open(found);
  }

  #open(found: Found): void {
    this.#unfold(undefined);
    const { texts } = this.#host;
    if (found.name === 'match') this.#host.open(found.session, found.file);
    else this.#host.open(found.session);
    this.#host.say(texts.opened(this.#called(found)));
  }

  #tell(matter: Matter): void {
    this.#matter = matter;
    this.#host.show();
  }

  #message(): Message | undefined {
    const { texts } = this.#host;
    const matter = this.#matter;
    if (this.#arrivals.isHeldOver) return { words: texts.dropHere };
    switch (matter.name) {
      case 'nothing':
        return undefined;
      case 'told':
        return { words: matter.words(texts) };
      case 'question': {
        const { found } = matter;
        const buttons = [
          { label: texts.replace, press: () => this.#open(found) },
          { label: texts.keep, press: () => this.#tell(NOTHING) },
        ];
        return { words: texts.question(this.#called(found)), buttons };
      }
      case 'unreadable': {
        const { fault, before } = matter;
        const buttons = before
          ? [{ label: texts.openBefore(this.#gamesIn(before)), press: () => this.#meet(before) }]
          : [];
        return { words: texts.unreadable, detail: fault.message, buttons };
      }
    }
  }

  /** What was found, in words. */
  #called(found: Found): string {
    const { texts } = this.#host;
    if (found.name === 'position') return texts.position;
    const { red, blue } = found.file.players;
    return texts.matchOf(shortened(red), shortened(blue), this.#gamesIn(found));
  }

  #gamesIn(found: Found): number {
    return found.name === 'match' && this.#formats ? this.#formats.gamesIn(found.file) : 1;
  }
}

const SET_UP: readonly ExchangeCommand[] = ['setUp'];

const LONGEST_NAME = 40;

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}
