import { Zip, ZipPassThrough } from "fflate";

/** A file within an archive; its path is plain ASCII. */
export interface ZippedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The first day that an archive can name, in whatever zone it is read. */
const NO_TIME = new Date(1980, 0, 1);

/**
 * Writes an archive as its files come: as they are, not compressed, without times or rights. The same files
 * in the same order give the same bytes, and nothing in it is without meaning.
 */
export async function* canonicalZip(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const { path, bytes } of files) {
    const file = new ZipPassThrough(path);
    file.mtime = NO_TIME;
    zip.add(file);
    file.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
