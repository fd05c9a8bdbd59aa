import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { type Asset, assetOf, sendAsset } from "./asset.ts";
import { answer } from "./answer.ts";
import { asksForPage, type Exchange, isRead, type Handler } from "./exchange.ts";
import type { FirstPageText } from "./first-page.html.ts";
import { html } from "../html/html.ts";

const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const STYLES = /<link rel="stylesheet"[^>]*>/g;
/** The application's element, with its content until the application has started. */
const ROOT = /<div id="root">[^]*?<\/div>/;

/** Name under which the start page states the page that a short address shows. */
const STANDS_FOR = "pagina";

/** Extension of the compressed file that the build puts beside each file. */
const PACKED = ".br";

/**
 * Serves the files of the web build in `folder`, as they are when `read` is called, and its start page to a
 * browser that navigates; without a build nothing is served.
 */
export class WebApplication {
  readonly #assets = new Map<string, Asset>();

  /** `hidden`: how the addresses begin whose pages are not served, as those for developers in production. */
  constructor(
    private readonly folder: string,
    private readonly hidden: string | null = null,
  ) {}

  /** Reads the files of the build. An application is put together while they are still being built. */
  read(): void {
    for (const path of filesOf(this.folder))
      if (!path.endsWith(PACKED)) this.#assets.set(`/${path.split(sep).join("/")}`, load(this.folder, path));
  }

  /** Answers an asset by its path. */
  readonly assets: Handler = (exchange) => {
    const asset =
      isRead(exchange) && exchange.path !== "/index.html" ? this.#assets.get(exchange.path) : undefined;
    return asset ? sendAsset(exchange, asset).then(() => true) : false;
  };

  /**
   * Returns the start page with markup before the application's element, in place of its notice for readers
   * who have no script or wait for it; null without a build. The application's styles follow the markup, so
   * that nothing waits for them. `head` replaces the general description; `standsFor` is the page that a
   * short address shows, for the application.
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
      .replace(ROOT, () => `${markup}\n    <div id="root"></div>\n    ${styles.join("\n    ")}`);
  }

  /** Answers the start page to a navigation as a page that is not there; false without a build. */
  async missing(exchange: Exchange): Promise<boolean> {
    const page = this.#assets.get("/index.html");
    if (!page || !asksForPage(exchange.request)) return false;
    exchange.response.setHeader("Cache-Control", "no-store");
    await answer(exchange, page.bytes.toString("utf8"), 404, page.type);
    return true;
  }

  /** Answers the start page to a navigation; it is tried last, so every call of the API wins over it. */
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

/** Files as they were when they were read, for every application of this process: each is packed once. */
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
