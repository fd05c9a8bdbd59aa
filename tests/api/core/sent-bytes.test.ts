import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { sendBytes } from "../../../api/src/core/http/send-bytes.ts";
import { afterFile } from "../../support/after-file.ts";

/** Answers a request with these bytes, of which the storage says that they are so many. */
async function sent(bytes: AsyncIterable<Buffer>, size: number) {
  const noted: string[] = [];
  const log = { error: ({ err }: { err: Error }) => noted.push(err.message) };
  let over: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    const stream = Readable.from(bytes, { objectMode: false });
    over = sendBytes({ request, response, log: log as never }, { stream, size });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterFile(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, noted, over: () => over };
}

const PIECE = Buffer.alloc(1_000, "travesía");
async function* pieces(count: number, ending?: Error): AsyncGenerator<Buffer> {
  for (let piece = 0; piece < count; piece += 1) yield PIECE;
  if (ending) throw ending;
}

it("all of its bytes are a whole answer", async () => {
  const { url, noted } = await sent(pieces(3), 3_000);
  expect((await (await fetch(url)).arrayBuffer()).byteLength).toBe(3_000);
  expect((await fetch(url, { method: "HEAD" })).headers.get("content-length")).toBe("3000");
  expect(noted).toEqual([]);
});

it.each([
  ["breaks off", pieces(2, new Error("the store broke off")), "the store broke off"],
  ["has fewer bytes than it said", pieces(2), "fewer came"],
  ["has more bytes than it said", pieces(4), "more came"],
])("a file whose storage %s is no whole answer, and noted", async (_, bytes, note) => {
  const { url, noted, over } = await sent(bytes, 3_000);
  await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow(/terminated|fetch failed/);
  await over();
  expect(noted).toEqual([expect.stringContaining(note)]);
});

it("a client that leaves is no fault of the storage", async () => {
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  async function* slow() {
    yield PIECE;
    await left;
    yield PIECE;
  }
  const { url, noted, over } = await sent(slow(), 2_000);
  const away = new AbortController();
  const answer = await fetch(url, { signal: away.signal });
  const reading = answer.arrayBuffer();
  away.abort();
  await expect(reading).rejects.toThrow("aborted");
  leave();
  await over();
  expect(noted).toEqual([]);
});
