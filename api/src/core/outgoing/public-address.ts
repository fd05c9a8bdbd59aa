import ipaddr from "ipaddr.js";

const LONGEST = 2_000;
const local =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/i;

/**
 * Returns whether a network address belongs to the public internet: it is not private, local, reserved or
 * embedded.
 */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== "unicast") return false;
  // 2000::/3 is the assigned space (RFC 4291); the rest of version 6 contains special addresses or nothing.
  return address.kind() === "ipv4" || ((address as ipaddr.IPv6).parts[0] ?? 0) >> 13 === 1;
}

/**
 * Parses an address to which our server may send requests: https on the default port, without credentials,
 * with a name or a public IP address as host; null for any other text. The address to which a name resolves
 * is checked when sending.
 */
export function publicHttpsUrl(text: string): URL | null {
  const url = text.length <= LONGEST ? URL.parse(text) : null;
  if (url?.protocol !== "https:" || url.username || url.password || url.port) return null;
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (ipaddr.isValid(host)) return isPublicIp(host) ? url : null;
  return host.includes(".") && !local.test(host) ? url : null;
}
