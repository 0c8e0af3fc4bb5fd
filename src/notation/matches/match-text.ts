/** A file as text: UTF-8, or Windows-1252 where it is not that; without the mark that some put before it. */
export function decodeText(file: string | Uint8Array): string {
  const text = typeof file === 'string' ? file : decodeBytes(file);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
