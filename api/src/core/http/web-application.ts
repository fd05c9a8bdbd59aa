import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { type Asset, assetOf, sendAsset } from "./asset.ts";
import { answer } from "./answer.ts";
import { asksForPage, type Exchange, isRead, type Handler } from "./exchange.ts";
import type { FirstPageText } from "./first-page.html.ts";
import { html } from "../html/html.ts";

const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const STYLES = /<link rel="stylesheet"[^>]*>/g;
/** Pattern of the application's root element, with its content until the application has started. */
const ROOT = /<div id="root">[^]*?<\/div>/;

/** Name of the meta element in which the start page states the page that a short address displays. */
const STANDS_FOR = "pagina";

/** Extension of the compressed file that the build puts beside each file. */
const PACKED = ".br";

/**
 * Serves the files of the web build in `folder`, as they were when `read` was called, and its start page for
 * navigations; without a build nothing is served.
 */
export class WebApplication {
  readonly #assets = new Map<string, Asset>();

  /**
   * Creates it; `hidden` is the prefix of addresses whose pages are not served, such as developer pages in
   * production.
   */
  constructor(
    private readonly folder: string,
    private readonly hidden: string | null = null,
  ) {}

  /**
   * Reads the files of the build. It is separate from the constructor, because the application is assembled
   * while the build is still running.
   */
  read(): void {
    for (const path of filesOf(this.folder))
      if (!path.endsWith(PACKED)) this.#assets.set(`/${path.split(sep).join("/")}`, load(this.folder, path));
  }

  /** Answers the file of the build at the request's path. */
  readonly assets: Handler = (exchange) => {
    const asset =
      isRead(exchange) && exchange.path !== "/index.html" ? this.#assets.get(exchange.path) : undefined;
    return asset ? sendAsset(exchange, asset).then(() => true) : false;
  };

  /**
   * Returns the start page with markup in the application's root element, in place of its notice for readers
   * without script; null without a build. The application's style sheets come after the markup, so
   * that its display does not wait for them. `head` replaces the general description; `standsFor` is the page
   * that a short address displays, for the application.
   */
  startPageWith({ title, markup, head }: FirstPageText, standsFor?: string): string | null {
    const page = this.#assets.get("/index.html")?.bytes.toString("utf8");
    if (!page || !ROOT.test(page)) return null;
    const styles = page.match(STYLES) ?? [];
    return page
      .replace(/<noscript>[^]*?<\/noscript>/, "")
      .replace(STYLES, "")
      .replace(DESCRIPTION, (described) => (head ? "" : described))
      .replace(
        /<title>[^<]*<\/title>/,
        () =>
          html`<title>${title}</title>
            ${head}${standsFor && html`<meta name="${STANDS_FOR}" content="${standsFor}" />`}`.markup,
      )
      .replace(ROOT, () => `<div id="root">${markup}</div>\n    ${styles.join("\n    ")}`);
  }

  /**
   * Answers a navigation to a page that does not exist with the start page and status 404; false without a
   * build.
   */
  async missing(exchange: Exchange): Promise<boolean> {
    const page = this.#assets.get("/index.html");
    if (!page || !asksForPage(exchange.request)) return false;
    exchange.response.setHeader("Cache-Control", "no-store");
    await answer(exchange, page.bytes.toString("utf8"), 404, page.type);
    return true;
  }

  /** Answers a navigation with the start page; it is tried last, so every API path takes precedence. */
  readonly pages: Handler = async (exchange) => {
    const page = this.#assets.get("/index.html");
    const isHidden = this.hidden !== null && exchange.path.startsWith(this.hidden);
    if (!page || !asksForPage(exchange.request) || isHidden || exchange.path.startsWith("/assets/"))
      return false;
    await sendAsset(exchange, page);
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

/**
 * Cache of files by path, shared by all applications of this process, so that each file is compressed once.
 */
const known = new Map<string, { readonly changedAt: number; readonly asset: Asset }>();

function load(folder: string, path: string): Asset {
  const file = join(folder, path);
  const changedAt = statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.changedAt === changedAt) return before.asset;
  const asset = assetAt(file, path, existsSync(file + PACKED) ? readFileSync(file + PACKED) : null);
  known.set(file, { changedAt, asset });
  return asset;
}

function assetAt(file: string, path: string, brotli: Buffer | null): Asset {
  const bytes = readFileSync(file);
  const cache = path.startsWith(`assets${sep}`)
    ? "public, max-age=31536000, immutable"
    : path === "index.html"
      ? "no-cache"
      : "public, max-age=3600";
  return assetOf(bytes, extname(path), cache, brotli);
}
