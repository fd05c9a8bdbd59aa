const PDF = "application/pdf";

/** Number of bytes within which a PDF's header must begin, because readers search it there. */
const HEAD = 1_024;
const BEGINNING = "%PDF-";
/**
 * Pattern of a PDF's header after white space, null bytes or byte order marks (of UTF-8 or UTF-16), with one
 * character per byte.
 */
const before = /^(?:[\0\t\n\v\f\r ]|\xEF\xBB\xBF|\xFE\xFF|\xFF\xFE)*%PDF-/;

/**
 * Returns the content type of a file by its content, such as `image/png`; empty when it is unknown. Some
 * programs write PDFs with blank lines or a byte order mark in front, which readers can open.
 */
export async function fileKind(bytes: Buffer): Promise<string> {
  if (before.test(bytes.toString("latin1", 0, HEAD + BEGINNING.length - 1))) return PDF;
  const { fileTypeFromBuffer } = await import("file-type");
  return (await fileTypeFromBuffer(bytes))?.mime ?? "";
}
