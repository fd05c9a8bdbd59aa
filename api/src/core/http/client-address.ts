import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "proxy-addr";
import type { Config } from "../config/config.ts";

/** The client's address: the connection's own, unless a trusted proxy in between tells another. */
export type ClientAddress = (request: IncomingMessage) => string;

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * Reads addresses as TRUST_PROXY says: not at all, past a number of proxies, or past the proxies with these
 * addresses. What is no address ends the chain of what proxies told.
 */
export function clientAddress(trust: Config["trustProxy"]): ClientAddress {
  if (trust === false) return ({ socket }) => plain(socket.remoteAddress ?? "");
  const trusts =
    typeof trust === "number"
      ? (address: string, hop: number) => isIP(address) !== 0 && hop < trust
      : proxyAddr.compile([...trust]);
  return (request) => plain(proxyAddr.all(request, trusts).findLast((address) => isIP(address)) ?? "");
}
