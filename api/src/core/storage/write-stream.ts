import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Disk } from "flydrive";

/** Number of bytes written, and their SHA-256, hexadecimal. */
export interface WrittenBytes {
  readonly size: number;
  readonly sha256: string;
}

/** Thrown when the storage does not accept a write; `cause` is the storage's error. */
export class NotWritten extends Error {}

/**
 * Writes bytes while they arrive and removes an interrupted file. All stored streams are written here.
 * @throws NotWritten when the storage fails; when the source fails, the source's error.
 */
export async function writeStream(
  disk: Pick<Disk, "putStream">,
  key: string,
  bytes: AsyncIterable<Buffer | Uint8Array | string>,
  contentType: string,
): Promise<WrittenBytes> {
  const hash = createHash("sha256");
  let size = 0;
  let brokenOff: { readonly error: unknown } | null = null;
  async function* counted(): AsyncGenerator<Buffer> {
    try {
      for await (const piece of bytes) {
        const chunk = Buffer.from(piece as Uint8Array);
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    } catch (error) {
      brokenOff = { error };
      throw error;
    }
  }
  const stream = Readable.from(counted(), { objectMode: false });
  // The writer handles its errors; one after the writer has left would end the process.
  stream.on("error", () => undefined);
  try {
    await disk.putStream(key, stream, { contentType });
  } catch (error) {
    if (brokenOff) throw (brokenOff as { readonly error: unknown }).error;
    throw new NotWritten("the storage did not take a file", { cause: error });
  } finally {
    stream.destroy();
  }
  return { size, sha256: hash.digest("hex") };
}
