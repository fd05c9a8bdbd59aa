import { NO_SHEET, SheetProblem } from "./sheet.ts";

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);

const strictly = (encoding: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * Decodes the text of a file in any of the usual encodings: UTF-8 or UTF-16 with a byte order mark, UTF-8
 * without one, otherwise windows-1252, which includes latin1. @throws SheetProblem for bytes that are not
 * text.
 */
export function decoded(bytes: Uint8Array): string {
  const text =
    (startsWith(bytes, 0xff, 0xfe) && strictly("utf-16le", bytes)) ||
    (startsWith(bytes, 0xfe, 0xff) && strictly("utf-16be", bytes)) ||
    strictly("utf-8", bytes) ||
    new TextDecoder("windows-1252").decode(bytes);
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new SheetProblem(NO_SHEET);
  return text;
}
