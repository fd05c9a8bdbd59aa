import { lookup } from "node:dns";
import type { ClientRequest, IncomingMessage } from "node:http";
import { request, type RequestOptions } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { traceHeaders } from "./trace.ts";
import { isPublicIp } from "./public-address.ts";

const LONGEST_WAIT = 10_000;

/** Error for a host that is not public, or whose name resolves to an address that is not. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
}

/** Request to be sent, by POST unless it has another method. */
export interface Posted {
  readonly url: URL;
  readonly method?: "GET" | "POST" | "PUT";
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Function that sends a request and returns the status. @throws Error when there was no answer. */
export type Post = (posted: Posted) => Promise<number>;

/** Function that resolves a name as `node:dns` does. */
export type Resolve = typeof lookup;

/**
 * Resolves names to public addresses only. The connection is made to exactly the address that was checked, so
 * that a later change of the name's resolution has no effect.
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
 * Starts a request to a public https address, which the caller ends. It does not keep the connection and
 * follows no redirect. It fails with PrivateAddress when the host is, or resolves to, any other address.
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
 * Sends a request to a public https address. It follows no redirect, does not keep the connection, reads only
 * the answer's status, and waits at most 10 seconds. @throws PrivateAddress when the host is, or resolves to,
 * any other address.
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
