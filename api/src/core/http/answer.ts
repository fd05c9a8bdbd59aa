import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import { isRead, type Exchange } from "./exchange.ts";

/** Size in bytes below which compression costs more than it saves. */
const SMALL = 1_400;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = "br" | "gzip";

/** Compressed encodings. Browsers accept both with equal preference; brotli is smaller. */
const packed: readonly Encoding[] = ["br", "gzip"];
const offered = [...packed, "identity"];

/**
 * Missing part of negotiator's types: between equally accepted encodings, the first of `preferred` is chosen.
 */
interface Preferring {
  encoding(
    offered: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/**
 * Returns the encoding that the client prefers, and the smaller one when it prefers none; null for
 * uncompressed bytes.
 */
export function encodingOf(request: Pick<IncomingMessage, "headers">): Encoding | null {
  // Most programs do not send this header.
  if (!request.headers["accept-encoding"]) return null;
  const client = new Negotiator(request) as Negotiator & Preferring;
  const wanted = client.encoding(offered, { preferred: packed });
  return packed.find((encoding) => encoding === wanted) ?? null;
}

/**
 * Compresses bytes with an encoding; `level` 4 is for content built per request, 9 for content built once.
 */
export const encoded = (bytes: Buffer, encoding: Encoding, level = 4): Promise<Buffer> =>
  encoding === "br"
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: level } })
    : zip(bytes, { level });

/** Returns a weak ETag, because the same text in another encoding is the same answer. */
export const tagOf = (bytes: Buffer | string): string => `W/"${hash("sha1", bytes, "base64url")}"`;

/** Returns whether the `If-None-Match` header contains the tag. */
export const sameTag = (given: string | undefined, tag: string) =>
  given?.split(",").some((one) => one.trim() === tag || one.trim() === "*") ?? false;

/**
 * Sends a text, JSON by default, compressed when that is worthwhile. The answer to a read has an ETag, and is
 * 304 when the client has the same version. The fast path uses it too.
 */
export async function answer(
  exchange: Exchange,
  text: string,
  status = 200,
  contentType = "application/json; charset=utf-8",
): Promise<void> {
  const { request, response } = exchange;
  if (status === 200 && isRead(exchange)) {
    const tag = tagOf(text);
    response.setHeader("ETag", tag);
    if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "private, no-cache");
    if (sameTag(request.headers["if-none-match"], tag)) return void response.writeHead(304).end();
  }
  response.statusCode = status;
  response.setHeader("Content-Type", contentType);
  const size = Buffer.byteLength(text);
  if (size >= SMALL) response.appendHeader("Vary", "Accept-Encoding");
  const encoding = size < SMALL ? null : encodingOf(request);
  const body = encoding ? await encoded(Buffer.from(text), encoding) : text;
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", encoding ? body.length : size);
  // A text is sent together with its headers, in one write; bytes would take a second one.
  response.end(request.method === "HEAD" ? undefined : body);
}
