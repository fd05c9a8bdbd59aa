import { addresses } from "../addresses.ts";
import type { Services } from "../context.ts";
import { type Exchange, type Handler, isRead } from "./exchange.ts";
import type { WebApplication } from "./web-application.ts";

/** Page of the application that exists only for some requests; all other requests get a 404. */
export interface HiddenPage {
  readonly page: keyof typeof addresses;
  shows(services: Services, query: URLSearchParams): Promise<boolean>;
}

declare module "../module.ts" {
  interface Module {
    /** Pages of this module that are answered 404 when their `shows` returns false. */
    readonly hiddenPages?: readonly HiddenPage[];
  }
}

/** Answers a hidden page with 404 and the application, which displays that the page does not exist. */
export function hiddenPages(web: WebApplication, services: Services, pages: readonly HiddenPage[]): Handler {
  const byPath = new Map(pages.map((hidden) => [addresses[hidden.page] as string, hidden]));
  return async (exchange) => {
    const hidden = byPath.get(plainPath(exchange));
    if (!hidden || !isRead(exchange)) return false;
    const { response, query } = exchange;
    response.setHeader("Referrer-Policy", "no-referrer");
    return (await hidden.shows(services, query)) ? false : web.missing(exchange);
  };
}

// As the browser's routes are compared.
const plainPath = ({ path }: Exchange): string => path.toLowerCase().replace(/\/+$/, "");
