import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";
import type { Config } from "../config/config.ts";

/**
 * Function that returns the client's address: the address of the connection, unless a trusted proxy reports
 * another.
 */
export type ClientAddress = (request: IncomingMessage) => string;

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * Returns the address lookup that TRUST_PROXY configures: the connection only, past a number of proxies, or
 * past proxies with given addresses. An entry that is not an address ends the chain of proxies.
 */
export function clientAddress(trust: Config["trustProxy"]): ClientAddress {
  if (trust === false) return ({ socket }) => plain(socket.remoteAddress ?? "");
  const trusts =
    typeof trust === "number"
      ? (address: string, hop: number) => isIP(address) !== 0 && hop < trust
      : proxyAddr.compile([...trust]);
  return (request) => plain(proxyAddr.all(request, trusts).findLast((address) => isIP(address)) ?? "");
}

/**
 * Returns the network under which requests of an address are counted: the /64 of an IPv6 address, because one
 * customer of a provider has all of it; any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const { parts } = parsed;
  return isOwn(parsed)
    ? address
    : `${parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")}::/64`;
}

const isOwn = (address: ipaddr.IPv6): boolean => address.range() === "loopback";
