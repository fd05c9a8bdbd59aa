import { describe, expect, test } from "vitest";
import { clientAddress, networkOf } from "../../../api/src/core/auth/client-address.ts";

describe("the client's address", () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    }) as never;

  test("is the connection's own when no proxy is trusted", () =>
    expect(clientAddress(false)(from("::ffff:9.9.9.9", "1.1.1.1"))).toBe("9.9.9.9"));
  test("is what the last trusted hop saw", () => {
    expect(clientAddress(1)(from("10.0.0.1", "6.6.6.6, 2.2.2.2"))).toBe("2.2.2.2");
    expect(clientAddress(["loopback", "10.0.0.0/8"])(from("10.0.0.1", "6.6.6.6, 2.2.2.2, 10.0.0.2"))).toBe(
      "2.2.2.2",
    );
    expect(clientAddress(["10.0.0.0/8"])(from("9.9.9.9", "1.1.1.1"))).toBe("9.9.9.9");
    expect(clientAddress(3)(from("10.0.0.1", "nonsense"))).toBe("10.0.0.1");
  });
  test("is never an address listed before text that is no address", () => {
    expect(clientAddress(3)(from("10.0.0.1", "6.6.6.6, nonsense, 2.2.2.2"))).toBe("2.2.2.2");
    expect(clientAddress(["10.0.0.0/8"])(from("10.0.0.1", "6.6.6.6, nonsense, 10.0.0.2"))).toBe("10.0.0.2");
  });
  test("is found in both spellings of an address, and in IPv6", () => {
    expect(clientAddress(["10.0.0.0/8"])(from("::ffff:10.0.0.1", "::ffff:2.2.2.2"))).toBe("2.2.2.2");
    expect(clientAddress(["loopback", "fc00::/7"])(from("::1", "2001:db8::7, fd00::2"))).toBe("2001:db8::7");
  });
  test("is the farthest known one when there are fewer proxies than hops", () =>
    expect(clientAddress(5)(from("10.0.0.1", "1.1.1.1, 2.2.2.2"))).toBe("1.1.1.1"));
  test("is empty when the connection has none", () => {
    for (const trust of [false, 1, ["loopback"]] as const)
      expect(clientAddress(trust)(from(undefined as never))).toBe("");
  });
});

test("an address counts for its network: the /64 of IPv6, and itself in IPv4", () => {
  expect(networkOf("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:DB8:1:2:ffff:ffff:ffff:ffff")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:cb00:7107")).toBe("203.0.113.7");
  expect([networkOf("::1"), networkOf("unknown")]).toEqual(["::1", "unknown"]);
});
