import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";

/** One request and its answer, with the facts that the front determined about it. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /**
   * Id of the request, generated here and never accepted from the client. It is the same in the log, in
   * `X-Request-Id` and in the text of an unexpected error.
   */
  readonly id: string;
  /** Client's address, as far as the proxies can be trusted. */
  readonly ip: string;
  readonly log: Logger;
  /** Path of the request, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Address, without a token, of the page that a short address displays; absent for all other requests. */
  readonly standsFor?: string;
  /** Work on the answer, which may continue after the client has disconnected. */
  running?: Promise<unknown>;
}

/** Function that may answer an exchange; it returns false to leave the request to the next handler. */
export type Handler = (exchange: Exchange) => boolean | Promise<boolean>;

/** Returns a handler that synchronously skips requests not meant for it, without creating a promise. */
export const onlyFor =
  (mine: (exchange: Exchange) => boolean, serve: Handler): Handler =>
  (exchange) =>
    mine(exchange) && serve(exchange);

/** Returns a handler that tries other handlers in order until one answers. */
export const oneOf =
  (...handlers: readonly Handler[]): Handler =>
  async (exchange) => {
    for (const handler of handlers) if (await handler(exchange)) return true;
    return false;
  };

// On the request itself: a map from each request would be traversed at every garbage collection.
const found = Symbol("exchange");
type Remembering = IncomingMessage & { [found]?: Exchange };

/** Stores the exchange of a request, for code that receives only the request. */
export const remember = (exchange: Exchange): void => {
  (exchange.request as Remembering)[found] = exchange;
};

/** Returns the exchange of a request that passed through the front. */
export function exchangeOf(request: IncomingMessage): Exchange {
  const exchange = (request as Remembering)[found];
  if (!exchange) throw new Error("the request did not come through the front");
  return exchange;
}

/** Returns whether the request is a read: GET or HEAD. */
export const isRead = ({ request }: Exchange): boolean =>
  request.method === "GET" || request.method === "HEAD";

/** Returns whether a browser requests a page. */
export const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");
