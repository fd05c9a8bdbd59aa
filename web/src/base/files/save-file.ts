import { fetchedFile } from "./fetched-file.ts";

/** A file with a temporary address. */
export interface FileAddress {
  readonly url: string;
  readonly filename: string;
}

/** Makes the browser fetch a file and save it under its name. */
export function saveFrom({ url, filename }: FileAddress): void {
  Object.assign(document.createElement("a"), { href: url, download: filename }).click();
}

/**
 * Milliseconds for which the bytes stay available to the browser: Safari reads them only after the user
 * permits the download.
 */
const KEPT = 60_000;

/** Makes the browser save bytes as a file with this name. */
export function saveBytes(bytes: Blob, filename: string): void {
  const url = URL.createObjectURL(bytes);
  saveFrom({ url, filename });
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}

/** Saves the file of a signed address under its name. Throws as `fetchedFile` does. */
export const saveFile = async (file: FileAddress): Promise<void> =>
  saveBytes(await fetchedFile(file.url), file.filename);
