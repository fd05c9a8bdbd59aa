import { describe, expect, it } from "vitest";
import { securityHeaders } from "../../api/src/core/http/security.ts";

const at = (publicUrl: string, provider: string | null = null) => {
  const { page, data, barcodeWorker } = securityHeaders(publicUrl, provider);
  const headers = (pairs: typeof page) => new Map(pairs.map(([name, value]) => [name.toLowerCase(), value]));
  return { page: headers(page), data: headers(data), barcodeWorker: headers(barcodeWorker) };
};
/** The directives of a policy, each with its sources. */
const policyOf = (headers: Map<string, string>) =>
  new Map(
    (headers.get("content-security-policy") ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(" ");
      return [name, sources];
    }),
  );

describe("the headers of answers", () => {
  it("let a page load from here alone, and have neither a base nor objects", () => {
    const policy = policyOf(at("https://viajes.test").page);
    expect(policy.get("default-src")).toEqual(["'self'"]);
    expect(policy.get("script-src")).toEqual(["'self'"]);
    expect(policy.get("script-src-attr")).toEqual(["'none'"]);
    expect(policy.get("connect-src")).toEqual(["'self'"]);
    expect(policy.get("object-src")).toEqual(["'none'"]);
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    const paying = policyOf(at("https://viajes.test", "https://cards.test").page);
    expect(paying.get("connect-src")).toEqual(["'self'", "https://cards.test"]);
  });

  it("let the worker of barcodes alone compile WebAssembly, and load from here alone", () => {
    const { page, data, barcodeWorker } = at("https://viajes.test");
    expect(policyOf(barcodeWorker)).toEqual(
      new Map([
        ["default-src", ["'none'"]],
        ["script-src", ["'self'", "'wasm-unsafe-eval'"]],
        ["connect-src", ["'self'"]],
      ]),
    );
    for (const others of [page, data])
      expect(others.get("content-security-policy")).not.toContain("wasm-unsafe-eval");
  });

  it("insist on https for a year, where it is https", () => {
    const secure = at("https://viajes.test");
    for (const headers of [secure.page, secure.data])
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(policyOf(secure.page).has("upgrade-insecure-requests")).toBe(true);
    const plain = at("http://localhost:3001");
    expect(plain.page.has("strict-transport-security")).toBe(false);
    expect(policyOf(plain.page).has("upgrade-insecure-requests")).toBe(false);
  });

  it("show other sites our origin and no address, which may hold a token", () => {
    expect(at("https://viajes.test").page.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  it("let nobody else frame a page, and nobody at all an answer to a program", () => {
    const { page, data } = at("https://viajes.test");
    expect(policyOf(page).get("frame-ancestors")).toEqual(["'self'"]);
    expect(policyOf(data).get("frame-ancestors")).toEqual(["'none'"]);
    for (const headers of [page, data]) expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});
