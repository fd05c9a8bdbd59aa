import { isIP } from "node:net";
import type { Config } from "../config/config.ts";
import { forbidden } from "../failure.ts";
import type { Handler } from "./exchange.ts";

/**
 * Refuses what is there for developers (`/dev/…`: captured mail, with its links) to a page of another host. A
 * foreign name may be made to lead to this machine (DNS rebinding), so only its own names, the public address
 * and addresses without a name are taken.
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
