import type { IncomingMessage } from "node:http";

/** A request of Node or of Express; `body` is its parsed JSON. */
export type Incoming = IncomingMessage & { body?: unknown };

/** Returns the path of a request, without its query. */
export const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?", 1)[0] ?? "/";

/**
 * Returns whether a person opens an address in a browser window: the browser sends a header for it, and the
 * request has neither a session nor a link's token.
 */
export const isOpenedAsPage = ({ method, headers, url = "/" }: IncomingMessage): boolean =>
  method === "GET" &&
  headers["sec-fetch-mode"] === "navigate" &&
  headers["sec-fetch-dest"] === "document" &&
  headers.authorization === undefined &&
  !new URLSearchParams(url.split("?").slice(1).join("?")).has("token");
