import { lookup } from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicIp } from "./public-address.ts";

const LONGEST_WAIT = 10_000;

/** The host is no public one, whatever its name promises. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
}

/** Something to be posted, or sent by another method. */
export interface Posted {
  readonly url: URL;
  readonly method?: "GET" | "POST" | "PUT";
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Posts something and answers the status; an error when nobody answered. */
export type Post = (posted: Posted) => Promise<number>;

/** Looks a name up as `node:dns` does. */
export type Resolve = typeof lookup;

/**
 * Resolves names to public addresses only. The connection is made to the very address that was looked at, so
 * that a name which changes its mind in between leads nowhere else.
 */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, "");
      const inside = found.length === 0 || found.some(({ address }) => !isPublicIp(address));
      const [first] = found;
      if (inside || !first) return done(new PrivateAddress(host), "");
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });

/**
 * Posts to an https address of the public internet. Follows nothing, keeps no connection, reads no answer but
 * its status, and waits 10 seconds at most. PrivateAddress when the host is, or resolves to, any other.
 */
export const postPublicly =
  (resolve: Resolve = lookup): Post =>
  ({ url, method = "POST", headers, body }) =>
    new Promise((answered, failed) => {
      const host = url.hostname.replace(/^\[|\]$/g, "");
      // No name is looked up for a number.
      if (isIP(host) && !isPublicIp(host)) return failed(new PrivateAddress(host));
      const call = request(url, {
        method,
        headers,
        agent: false,
        lookup: publicLookup(resolve),
        signal: AbortSignal.timeout(LONGEST_WAIT),
      });
      call.on("error", failed);
      call.on("response", (response) => {
        answered(response.statusCode ?? 0);
        response.destroy();
      });
      call.end(method === "GET" ? undefined : body);
    });
