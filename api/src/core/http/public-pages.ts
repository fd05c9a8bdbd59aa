import { type addresses, patternOf } from "../addresses.ts";
import { credentialsOf } from "../auth/credentials.ts";
import type { Context } from "../context.ts";
import type { Contexts } from "../request/contexts.ts";
import { answer } from "./answer.ts";
import { asRefusal } from "../failures/refusal.ts";
import { asksForPage, type Exchange, type Handler, isRead } from "./exchange.ts";
import { originOf } from "./origin.ts";
import { isPreviewRobot } from "./preview-robots.ts";
import type { PublicPageText } from "./public-page.html.ts";
import type { WebApplication } from "./web-application.ts";

/** Source in a module for the content of a public page before the application has loaded. */
export interface PublicPageSource {
  readonly page: keyof typeof addresses;
  /**
   * Reads the content, which is the same for every visitor. `id` is the address's parameter, empty without
   * one. Null leaves the page to the application.
   */
  of(context: Context, id: string): Promise<PublicPageText | null>;
}

declare module "../module.ts" {
  interface Module {
    /** First contents of this module's public pages, before any script has loaded. */
    readonly publicPages?: readonly PublicPageSource[];
  }
}

/**
 * Answers a public page with its first content already in the HTML: for visitors on a slow connection, for
 * search engines and for chat previews. It is read without a session and is the same for every visitor, so
 * its ETag is a hash of its content.
 */
export function publicPages(
  web: WebApplication,
  contexts: Contexts,
  sources: readonly PublicPageSource[],
): Handler {
  const pages = sources.map((source) => ({
    source,
    pattern: patternOf(source.page),
  }));
  return (exchange) => {
    const { request } = exchange;
    const isRobot = isRead(exchange) && isPreviewRobot(request.headers["user-agent"]);
    if (!isRobot && !asksForPage(request)) return false;
    const found = pages.find(({ pattern }) => pattern.test(exchange.path));
    return found ? show(exchange, found.source, found.pattern.exec(exchange.path)?.[1] ?? "") : false;
  };

  async function show(exchange: Exchange, source: PublicPageSource, id: string): Promise<boolean> {
    const page = await readOf(source, await contexts.of(credentialsOf({}), originOf(exchange, "rest")), id);
    const text = page && web.startPageWith(page, exchange.standsFor);
    if (!text) return false;
    exchange.response.setHeader("Cache-Control", "no-cache");
    await answer(exchange, text, 200, "text/html; charset=utf-8");
    return true;
  }
}

/**
 * Returns the page; null while the database is unreachable: the application then displays that and retries.
 */
async function readOf(
  source: PublicPageSource,
  context: Context,
  id: string,
): Promise<PublicPageText | null> {
  try {
    return await source.of(context, id);
  } catch (error) {
    if (asRefusal(error)?.code === "UNAVAILABLE") return null;
    throw error;
  }
}
