import type { ExchangeTexts } from './exchange-texts.js';

/** Gets what is to be opened; undefined = it is too large. */
export type Read = () => string | Promise<Uint8Array | undefined>;

interface Receiver {
  readonly receive: (read: Read) => void;
  /** Something is held over the element, or not any more. */
  readonly show: () => void;
}

/** What is pasted on an element, or dropped on it. */
export class Arrivals {
  readonly #receiver: Receiver;
  #isHeldOver = false;
  #listening: AbortController | undefined;

  constructor(receiver: Receiver) {
    this.#receiver = receiver;
  }

  /** Whether something is held over the element that it takes. */
  get isHeldOver(): boolean {
    return this.#isHeldOver;
  }

  attach(root: HTMLElement): void {
    this.detach();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    root.addEventListener('paste', (event) => this.#take(event, event.clipboardData), { signal });
    root.addEventListener('dragover', (event) => this.#dragOver(event), { signal });
    root.addEventListener('drop', (event) => this.#drop(event), { signal });
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (!(relatedTarget instanceof Node) || !root.contains(relatedTarget)) this.#hold(false);
    };
    root.addEventListener('dragleave', leave, { signal });
  }

  detach(): void {
    this.#listening?.abort();
    this.#listening = undefined;
    this.#isHeldOver = false;
  }

  #dragOver(event: DragEvent): void {
    const { types = [] } = event.dataTransfer ?? {};
    if (isForField(event) || !(types.includes('Files') || types.includes('text/plain'))) return;
    event.preventDefault();
    this.#hold(true);
  }

  #drop(event: DragEvent): void {
    this.#hold(false);
    this.#take(event, event.dataTransfer);
  }

  #hold(isHeldOver: boolean): void {
    if (this.#isHeldOver === isHeldOver) return;
    this.#isHeldOver = isHeldOver;
    this.#receiver.show();
  }

  /** The first of the files, else the text. */
  #take(event: Event, data: DataTransfer | null): void {
    if (isForField(event)) return;
    const file = data?.files[0];
    const text = data?.getData('text/plain') ?? '';
    if (!file && text === '') return;
    event.preventDefault();
    this.#receiver.receive(() => (file ? bytesOf(file) : text));
  }
}

/** What is pasted or dropped into a field belongs there. */
function isForField(event: Event): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))
  );
}

/** Larger files are no matches. */
const MOST_MEGABYTES = 10;

/** @returns undefined for what is too large */
export async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  if (file.size > MOST_MEGABYTES * 1e6) return undefined;
  return new Uint8Array(await file.arrayBuffer());
}

/** What is to be opened, or the words for why there is nothing. */
export async function contentOf(
  read: Read,
): Promise<string | Uint8Array | ((texts: ExchangeTexts) => string)> {
  try {
    const content = await read();
    if (content === undefined) return ({ tooLarge }) => tooLarge(MOST_MEGABYTES);
    const isEmpty = typeof content === 'string' && content.trim() === '';
    return isEmpty ? ({ empty }) => empty : content;
  } catch {
    return ({ noFile }) => noFile;
  }
}
