import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Exchange } from "./exchange.ts";

/** Bytes of a stored file, and their declared number. */
interface KeptBytes {
  readonly stream: Readable;
  readonly size: number;
}

/**
 * Sends the bytes of a file; for HEAD, only their number. When the storage fails, or delivers fewer or more
 * bytes than declared, the connection is closed, so that an incomplete file is not mistaken for a complete
 * one.
 */
export async function sendBytes(
  { request, response, log }: Pick<Exchange, "request" | "response" | "log">,
  { stream, size }: KeptBytes,
): Promise<void> {
  response.setHeader("Content-Length", size);
  if (request.method === "HEAD") {
    stream.destroy();
    response.end();
    return;
  }
  // A client that leaves closes the response first, a storage that breaks off the stream.
  let isLeft = false;
  response.once("close", () => (isLeft = !stream.destroyed));
  await pipeline(stream, (bytes) => exactly(size, bytes), response).catch((error: unknown) => {
    response.destroy();
    if (!isLeft) log.error({ err: error }, "the storage of files broke off");
  });
}

/** Yields exactly the declared number of bytes. @throws Error when there are fewer or more. */
async function* exactly(size: number, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let left = size;
  for await (const part of bytes) {
    left -= part.length;
    if (left < 0) break;
    yield part;
  }
  if (left !== 0) throw new Error(`the storage said ${size} bytes: ${left < 0 ? "more" : "fewer"} came`);
}
