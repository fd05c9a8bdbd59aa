import { encoded, encodingOf, sameTag, tagOf } from "./answer.ts";
import type { Exchange } from "./exchange.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
};
/** Content types that are compressed already: pictures and fonts. */
const packed = /^(image\/(?!svg)|font\/)/;

/** A file that is served from memory. */
export interface Asset {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly bytes: Buffer;
  readonly small: Map<string, Promise<Buffer>>;
}

/**
 * Creates an asset from bytes. `extension` (`.js`) determines its type, `cache` is its Cache-Control header,
 * and `brotli` has its bytes as compressed by the build.
 */
export const assetOf = (
  bytes: Buffer,
  extension: string,
  cache: string,
  brotli: Buffer | null = null,
): Asset => ({
  type: types[extension] ?? "application/octet-stream",
  cache,
  tag: tagOf(bytes),
  bytes,
  small: new Map(brotli ? [["br", Promise.resolve(brotli)]] : []),
});

/** Sends an asset in the encoding that the client prefers, or 304 to a client that has it. */
export async function sendAsset(
  { request, response }: Exchange,
  { type, cache, tag, bytes, small }: Asset,
): Promise<void> {
  response.setHeader("Cache-Control", cache);
  response.setHeader("ETag", tag);
  response.appendHeader("Vary", "Accept-Encoding");
  if (sameTag(request.headers["if-none-match"], tag)) return void response.writeHead(304).end();
  response.setHeader("Content-Type", type);
  const encoding = packed.test(type) ? null : encodingOf(request);
  let body = bytes;
  if (encoding) {
    // Made once per file and encoding; nine is the strongest that does not take seconds.
    const compressed = small.get(encoding) ?? encoded(bytes, encoding, 9);
    small.set(encoding, compressed);
    body = await compressed;
    response.setHeader("Content-Encoding", encoding);
  }
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}
