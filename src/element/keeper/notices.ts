/**
 * What happened to a save. The game goes on in each case, but for `taken`.
 * - `damaged`: it could not be read; it is now under `aside`, or where there was no place for that still under `key`.
 * - `unsaved`: it could not be written, and will be tried again; told once until it works again.
 * - `taken`: another board has opened it, and this one no longer writes it.
 */
export interface StorageErrorDetail {
  readonly code: 'damaged' | 'unsaved' | 'taken';
  readonly message: string;
  /** The key of the browser's storage that the save is under. */
  readonly key: string;
  /** The key that a damaged save has been moved to. */
  readonly aside?: string;
  /** The fault itself; missing where there is none. */
  readonly error?: Error;
}
