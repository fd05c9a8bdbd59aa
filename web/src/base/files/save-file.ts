import { fetchedFile } from "./fetched-file.ts";

/** A file that the browser may fetch for a while. */
export interface FileAddress {
  readonly url: string;
  readonly filename: string;
}

/** Lets the browser fetch a file and save it under its name. */
export function saveFrom({ url, filename }: FileAddress): void {
  Object.assign(document.createElement("a"), { href: url, download: filename }).click();
}

/** Milliseconds for which bytes are kept for the browser: Safari reads them only once it may save. */
const KEPT = 60_000;

/** Lets the browser save bytes under a name. */
export function saveBytes(bytes: Blob, filename: string): void {
  const url = URL.createObjectURL(bytes);
  saveFrom({ url, filename });
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}

/** Saves the file of a signed address under its name. Throws as `fetchedFile` does. */
export const saveFile = async (file: FileAddress): Promise<void> =>
  saveBytes(await fetchedFile(file.url), file.filename);
