import { isIP } from "node:net";
import type { Config } from "../config/config.ts";
import { forbidden } from "../failure.ts";
import type { Handler } from "./exchange.ts";

const methods = "GET, POST, PUT, PATCH, DELETE";
const headers =
  "Authorization, Content-Type, Idempotency-Key, X-Link-Token, X-Ver-Como, Apollo-Require-Preflight";
const exposed = "Content-Disposition, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";

/**
 * Lets the listed origins read our answers. When none is listed, any origin may read them outside production,
 * and none in production. There are no cookies, so credentials are not allowed. It answers preflight
 * requests. Pages of other origins may not read developer paths (`/dev/…`, captured mail).
 */
export function cors({ corsOrigins, production }: Pick<Config, "corsOrigins" | "production">): Handler {
  const listed = new Set(corsOrigins);
  const anyone = listed.size === 0 && !production;
  return ({ request, response, path }) => {
    if (path.startsWith("/dev/")) return false;
    response.setHeader("Vary", "Origin");
    const { origin } = request.headers;
    const allowed = origin !== undefined && (anyone || listed.has(origin));
    if (allowed) {
      response.setHeader("Access-Control-Allow-Origin", origin);
      response.setHeader("Access-Control-Expose-Headers", exposed);
    }
    if (request.method !== "OPTIONS" || !request.headers["access-control-request-method"]) return false;
    if (allowed) {
      response.setHeader("Access-Control-Allow-Methods", methods);
      response.setHeader("Access-Control-Allow-Headers", headers);
      response.setHeader("Access-Control-Max-Age", "600");
    }
    response.writeHead(204).end();
    return true;
  };
}

/**
 * Refuses developer pages (`/dev/…`: captured mail, with its links) when they are requested under another
 * host name. A foreign name can be made to resolve to this machine (DNS rebinding), so only its own names,
 * the public address and bare IP addresses are accepted.
 */
export function onlyByOwnName({ publicUrl }: Pick<Config, "publicUrl">): Handler {
  const own = new URL(publicUrl).hostname;
  const isOwn = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const { hostname } = new URL(address);
    return (
      hostname === own || /(^|\.)localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, "")) > 0
    );
  };
  return ({ request, path }) => {
    if (!path.startsWith("/dev/")) return false;
    const { host = "", origin } = request.headers;
    if (!isOwn(`http://${host}`) || (origin !== undefined && !isOwn(origin)))
      throw forbidden("Esta dirección solo se abre desde el nombre propio de este servidor.");
    return false;
  };
}
