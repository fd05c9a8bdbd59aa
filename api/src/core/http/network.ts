import ipaddr from "ipaddr.js";

/**
 * The network that an address is counted by: an IPv6 address stands for its /64, of which one customer of a
 * provider has all; any other text for itself.
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
