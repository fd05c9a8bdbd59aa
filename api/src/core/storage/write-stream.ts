import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Disk } from "flydrive";

/** Number of bytes that were written, and their SHA-256 as hexadecimal. */
export interface WrittenBytes {
  readonly size: number;
  readonly sha256: string;
}

/** Thrown where the storage does not take what it is given; `cause` is its own error. */
export class NotWritten extends Error {}

/**
 * Writes bytes as they come: whole, or nothing of them stays. Each stream that is kept goes this way.
 * @throws NotWritten where the storage fails; where the bytes break off, their own error.
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
  // The writer hears of its errors; one that comes after the writer has left would end the process.
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
