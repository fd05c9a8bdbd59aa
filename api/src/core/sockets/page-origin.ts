import type { IncomingMessage } from "node:http";
import type { Config } from "../config/config.ts";

/**
 * Returns the check whether the page that opens a socket may: a page of ours, or of an origin that may read
 * our answers (`CORS_ORIGINS`; outside production, with none listed, any). A program sends no Origin, and
 * may.
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
