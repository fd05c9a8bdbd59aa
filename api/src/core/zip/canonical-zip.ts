import type { PassThrough } from "node:stream";
import { ZipFile } from "yazl";
import { UNDATED } from "./undated.ts";

/** A file in an archive; its path is plain ASCII. */
export interface ZippedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes an archive while its files arrive: unchanged, uncompressed, without times or permissions of their
 * own. The same files in the same order give the same bytes, and the archive contains no undefined bytes. The
 * length and checksum of each file precede it, because streaming readers need them for uncompressed files.
 */
export async function* canonicalZip(
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const written = zip.outputStream as PassThrough;
  for await (const { path, bytes } of files) {
    const { buffer, byteOffset, byteLength } = bytes;
    zip.addBuffer(Buffer.from(buffer, byteOffset, byteLength), path, { ...UNDATED, compress: false });
    // The next file is fetched when this one has been read: at most two of them are held.
    for (;;) {
      const piece = written.read() as Buffer<ArrayBuffer> | null;
      if (piece === null) break;
      yield piece;
    }
  }
  zip.end();
  yield* written as AsyncIterable<Buffer<ArrayBuffer>>;
}
