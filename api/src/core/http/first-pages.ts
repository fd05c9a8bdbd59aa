import { addresses } from "../addresses.ts";
import { credentialsOf } from "../auth/credentials.ts";
import type { Contexts } from "../context.factory.ts";
import type { Context } from "../context.ts";
import { originOf } from "../graphql/endpoint.ts";
import { answer } from "./answer.ts";
import { isRead, type Handler } from "./exchange.ts";
import { type FirstPage, firstPageHtml } from "./first-page.html.ts";
import type { WebApplication } from "./web-application.ts";

/** What a module says on a link page before the application has loaded. */
export interface FirstPageSource {
  readonly page: keyof typeof addresses;
  /** Reads it for the link of the request; null leaves the page to the application alone. */
  of(context: Context, id: string): Promise<FirstPage | null>;
}

declare module "../module.ts" {
  interface Module {
    /** What this module's link pages say before any script. */
    readonly firstPages?: readonly FirstPageSource[];
  }
}

const patternOf = (page: keyof typeof addresses): RegExp =>
  new RegExp(`^${addresses[page].replace(/:\w+/g, "([^/]+)")}$`);

/**
 * Answers the page that a link opens with what it says already written in it: it is read on a phone before a
 * script has come, or without one. Looking at it is the link's opening, but for staff. A link that is not
 * good, or opens something else, gets the start page, whose application says so.
 */
export function firstPages(
  web: WebApplication,
  contexts: Contexts,
  sources: readonly FirstPageSource[],
): Handler {
  const pages = sources.map((source) => ({ source, pattern: patternOf(source.page) }));
  return async (exchange) => {
    const { request, response, path, query } = exchange;
    const token = query.get("token");
    if (!token || !isRead(exchange) || !(request.headers.accept ?? "").includes("text/html")) return false;
    const found = pages.find(({ pattern }) => pattern.test(path));
    if (!found) return false;
    const context = await contexts.of(
      credentialsOf({ cookie: request.headers.cookie }, token),
      originOf(exchange, "rest"),
    );
    const page = context.link && (await found.source.of(context, found.pattern.exec(path)?.[1] ?? ""));
    const text = page && web.startPageWith(firstPageHtml(page));
    if (!text) return false;
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Referrer-Policy", "no-referrer");
    await answer(exchange, text, 200, "text/html; charset=utf-8");
    return true;
  };
}
