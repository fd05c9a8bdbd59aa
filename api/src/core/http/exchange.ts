import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";

/** One request and its answer, with the facts that the front found out about it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /**
   * Made here, never taken from outside: the same in the log, in `X-Request-Id` and in the text of an
   * unexpected failure.
   */
  readonly id: string;
  /** The client's address as far as it can be trusted. */
  readonly ip: string;
  readonly log: Logger;
  /** Path of the request, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Address, without a token, of the page that a short one shows; absent for all others. */
  readonly standsFor?: string;
  /** Work on its answer; it may continue after the client has left. */
  running?: Promise<unknown>;
}

/** Something that may answer; false leaves the request to the next one. */
export type Handler = (exchange: Exchange) => boolean | Promise<boolean>;

/** Returns a handler that skips immediately, without a promise, the requests that are not for it. */
export const onlyFor =
  (mine: (exchange: Exchange) => boolean, serve: Handler): Handler =>
  (exchange) =>
    mine(exchange) && serve(exchange);

/** Returns a handler that tries others in their order until one answers. */
export const oneOf =
  (...handlers: readonly Handler[]): Handler =>
  async (exchange) => {
    for (const handler of handlers) if (await handler(exchange)) return true;
    return false;
  };

// On the request itself: a map from each request would be gone through at every garbage collection.
const found = Symbol("exchange");
type Remembering = IncomingMessage & { [found]?: Exchange };

/** Remembers the exchange of a request, for code that is given the request alone. */
export const remember = (exchange: Exchange): void => {
  (exchange.request as Remembering)[found] = exchange;
};

/** Returns the exchange of a request that entered through the front. */
export function exchangeOf(request: IncomingMessage): Exchange {
  const exchange = (request as Remembering)[found];
  if (!exchange) throw new Error("the request did not come through the front");
  return exchange;
}

/** Returns whether the request only reads. */
export const isRead = ({ request }: Exchange): boolean =>
  request.method === "GET" || request.method === "HEAD";

/** Returns whether a browser requests a page. */
export const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
