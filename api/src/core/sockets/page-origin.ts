import type { IncomingMessage } from "node:http";
import type { Config } from "../config/config.ts";

/**
 * Returns a function that checks whether a page may open a socket: a page of ours, or of an origin that may
 * read our answers (`CORS_ORIGINS`; outside production any origin, if none is listed). A program that sends
 * no Origin may open one, too.
 */
export function opensForPage({
  publicUrl,
  corsOrigins,
  production,
}: Pick<Config, "publicUrl" | "corsOrigins" | "production">): (request: IncomingMessage) => boolean {
  const known = new Set([new URL(publicUrl).origin, ...corsOrigins]);
  const anyone = corsOrigins.length === 0 && !production;
  return ({ headers: { origin, host } }) =>
    origin === undefined || anyone || known.has(origin) || (URL.parse(origin)?.host ?? null) === host;
}
