import ipaddr from "ipaddr.js";

type Range = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Returns an address range in its stored form, `190.26.0.0/16`; null when the text is not a range. */
export function rangeOf(text: string): string | null {
  const range = parsed(text.trim());
  if (!range) return null;
  const [address, bits] = range;
  const network =
    address.kind() === "ipv4"
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}

/** Returns whether an address is in one of the ranges; true when there are no ranges. */
export function isWithin(address: string | null, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  if (address === null || !ipaddr.isValid(address)) return false;
  const asked = ipaddr.process(address);
  return ranges.some((text) => {
    const range = parsed(text);
    return range !== null && range[0].kind() === asked.kind() && asked.match(range as never);
  });
}

/** Parses a range, or a single address as a range that contains only that address. */
function parsed(text: string): Range | null {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null;
  const address = ipaddr.parse(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}
