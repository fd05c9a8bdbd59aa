import { describe, expect, test } from "vitest";
import { clientAddress } from "../../../api/src/core/http/client-address.ts";

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
});
