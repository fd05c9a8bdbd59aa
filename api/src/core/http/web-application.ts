import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { encoded, encodingOf, tagOf } from "./answer.ts";
import { isRead, type Exchange, type Handler } from "./exchange.ts";

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
  ".txt": "text/plain; charset=utf-8",
};
/** Pictures and fonts are compressed already. */
const packed = /^(image\/(?!svg)|font\/)/;

interface Asset {
  readonly type: string;
  readonly cache: string;
  readonly tag: string;
  readonly bytes: Buffer;
  readonly small: Map<string, Promise<Buffer>>;
}

/**
 * Serves what the web build left in `folder`, and its start page to whoever navigates; without a build
 * nothing is served.
 */
export class WebApplication {
  readonly #assets = new Map<string, Asset>();

  /** `hidden`: how the addresses begin whose pages are not served, as those for developers in production. */
  constructor(
    folder: string,
    private readonly hidden: string | null = null,
  ) {
    for (const path of filesOf(folder)) this.#assets.set(`/${path.split(sep).join("/")}`, load(folder, path));
  }

  /** Answers an asset by its path. */
  readonly assets: Handler = (exchange) => {
    const asset =
      isRead(exchange) && exchange.path !== "/index.html" ? this.#assets.get(exchange.path) : undefined;
    return asset ? send(exchange, asset).then(() => true) : false;
  };

  /** Answers the start page to a navigation; it comes last, so every call of the API wins over it. */
  readonly pages: Handler = async (exchange) => {
    const page = this.#assets.get("/index.html");
    const navigates = isRead(exchange) && (exchange.request.headers.accept ?? "").includes("text/html");
    const isHidden = this.hidden !== null && exchange.path.startsWith(this.hidden);
    if (!page || !navigates || isHidden || exchange.path.startsWith("/assets/")) return false;
    await send(exchange, page);
    return true;
  };
}

function filesOf(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length)
          .replace(/^[\\/]/, ""),
      );
  } catch {
    return [];
  }
}

function load(folder: string, path: string): Asset {
  const bytes = readFileSync(join(folder, path));
  const cache = path.startsWith(`assets${sep}`)
    ? "public, max-age=31536000, immutable"
    : path === "index.html"
      ? "no-cache"
      : "public, max-age=3600";
  return {
    type: types[extname(path)] ?? "application/octet-stream",
    cache,
    tag: tagOf(bytes),
    bytes,
    small: new Map(),
  };
}

async function send(
  { request, response }: Exchange,
  { type, cache, tag, bytes, small }: Asset,
): Promise<void> {
  response.setHeader("Cache-Control", cache);
  response.setHeader("ETag", tag);
  response.appendHeader("Vary", "Accept-Encoding");
  if (request.headers["if-none-match"] === tag) return void response.writeHead(304).end();
  response.setHeader("Content-Type", type);
  const encoding = packed.test(type) ? null : encodingOf(request.headers["accept-encoding"]);
  let body = bytes;
  if (encoding) {
    // Made once per file and encoding; nine is the strongest that does not take seconds.
    const made = small.get(encoding) ?? encoded(bytes, encoding, 9);
    small.set(encoding, made);
    body = await made;
    response.setHeader("Content-Encoding", encoding);
  }
  response.setHeader("Content-Length", body.length);
  response.end(request.method === "HEAD" ? undefined : body);
}
