import { BlockList, isIPv4, isIPv6 } from "node:net";
import type { IncomingMessage } from "node:http";
import type { Config } from "../config/config.ts";

/** The client's address: the connection's own, unless a trusted proxy in between tells another. */
export type ClientAddress = (request: IncomingMessage) => string;

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
const own = (request: IncomingMessage) => plain(request.socket.remoteAddress ?? "");

/**
 * The connection's address, then what each proxy said it had before it, nearest first; what is no address
 * ends the chain.
 */
function chainOf(request: IncomingMessage): string[] {
  const told = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map(plain)
    .reverse();
  const end = told.findIndex((address) => !isIPv4(address) && !isIPv6(address));
  return [own(request), ...(end < 0 ? told : told.slice(0, end))];
}

/**
 * Reads addresses as TRUST_PROXY says: not at all, past a number of proxies, or past the proxies with these
 * addresses.
 */
export function clientAddress(trust: Config["trustProxy"]): ClientAddress {
  if (trust === false) return own;
  if (typeof trust === "number") {
    return (request) => {
      const chain = chainOf(request);
      return chain[Math.min(trust, chain.length - 1)] ?? "";
    };
  }
  const trusted = listOf(trust);
  return (request) => {
    const chain = chainOf(request);
    return (
      chain.find((address) => !trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4")) ??
      chain.at(-1) ??
      ""
    );
  };
}

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of addresses.flatMap((address) => named[address] ?? [address])) {
    const [address = "", bits] = entry.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
