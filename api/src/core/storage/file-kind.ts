const PDF = "application/pdf";

/** Bytes within which a PDF begins: readers look for its head there. */
const HEAD = 1_024;
const BEGINNING = "%PDF-";
/** White space, a null byte or a byte order mark (of UTF-8 or UTF-16), as one letter for each byte. */
const before = /^(?:[\0\t\n\v\f\r ]|\xEF\xBB\xBF|\xFE\xFF|\xFF\xFE)*%PDF-/;

/**
 * Returns the type of a file by its content, as `image/png`; empty when it is not known. Programs write PDFs
 * with blank lines or a byte order mark before them, which readers open.
 */
export async function fileKind(bytes: Buffer): Promise<string> {
  if (before.test(bytes.toString("latin1", 0, HEAD + BEGINNING.length - 1))) return PDF;
  const { fileTypeFromBuffer } = await import("file-type");
  return (await fileTypeFromBuffer(bytes))?.mime ?? "";
}
