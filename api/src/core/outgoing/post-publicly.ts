import { lookup } from "node:dns";
import type { ClientRequest, IncomingMessage } from "node:http";
import { request, type RequestOptions } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { traceHeaders } from "./trace.ts";
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
 * Resolves names to public addresses only. The connection is made to the very address that was checked, so
 * that a name that resolves differently a moment later leads nowhere else.
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
 * Begins a request to an https address of the public internet, to be ended by the caller: it keeps no
 * connection and follows nothing. Fails with PrivateAddress when the host is, or resolves to, any other.
 */
export function requestPublicly(
  url: URL,
  options: Pick<RequestOptions, "method" | "headers" | "signal"> & { readonly resolve: Resolve },
  answered: (response: IncomingMessage) => void,
  failed: (error: Error) => void,
): ClientRequest | null {
  const { resolve, ...rest } = options;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // No name is looked up for a number.
  if (isIP(host) && !isPublicIp(host)) {
    failed(new PrivateAddress(host));
    return null;
  }
  const call = request(url, { ...rest, agent: false, lookup: publicLookup(resolve) });
  return call.on("error", failed).on("response", answered);
}

/**
 * Posts to an https address of the public internet. Follows nothing, keeps no connection, reads no answer but
 * its status, and waits 10 seconds at most. PrivateAddress when the host is, or resolves to, any other.
 */
export const postPublicly =
  (resolve: Resolve = lookup): Post =>
  ({ url, method = "POST", headers, body }) =>
    new Promise((answered, failed) => {
      const signal = AbortSignal.timeout(LONGEST_WAIT);
      const call = requestPublicly(
        url,
        { method, headers: { ...traceHeaders(), ...headers }, signal, resolve },
        (response) => {
          answered(response.statusCode ?? 0);
          response.destroy();
        },
        failed,
      );
      call?.end(method === "GET" ? undefined : body);
    });
