import { fetchedFile } from "./fetched-file.ts";

/** Lets the browser save bytes under a name. */
export function saveBytes(bytes: Blob, filename: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(bytes);
  anchor.download = filename;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** Saves the file of a signed address under its name. Throws as `fetchedFile` does. */
export const saveFile = async (file: { readonly url: string; readonly filename: string }): Promise<void> =>
  saveBytes(await fetchedFile(file.url), file.filename);
