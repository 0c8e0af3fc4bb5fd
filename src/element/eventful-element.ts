import { LitElement } from 'lit';
import type { BoardEventMap } from './events.js';

/** An element whose listeners know the types of the board's events, beside those of every element. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the interface below only types what is there
export class EventfulElement extends LitElement {}

// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- it declares nothing that HTMLElement lacks
export interface EventfulElement {
  addEventListener<Name extends keyof BoardEventMap>(
    type: Name,
    listener: (this: this, event: BoardEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof BoardEventMap>(
    type: Name,
    listener: (this: this, event: BoardEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: this, event: HTMLElementEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}
