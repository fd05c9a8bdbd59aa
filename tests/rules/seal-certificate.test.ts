import { X509Certificate } from "node:crypto";
import { describe, expect, it } from "vitest";
import { newSealKey } from "../../api/src/core/sealing/certificate.ts";

const owner = { name: "Agencia Ñandú SAS", nit: "900.373.923-8" };
const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;

/** Returns the DER tag of each time that bytes hold, by its text. */
const tagOf = (der: Buffer, text: string): number | undefined => der[der.indexOf(text) - 2];

describe("the certificate of the seal", () => {
  it.each([
    ["2029-06-15T12:00:00.789Z", "2029-06-14T12:00:00Z", "2049-06-15T12:00:00Z"],
    ["2029-12-31T23:59:59Z", "2029-12-30T23:59:59Z", "2049-12-31T23:59:59Z"],
    ["2030-01-01T00:00:00Z", "2029-12-31T00:00:00Z", "2050-01-01T00:00:00Z"],
    ["2049-06-15T12:00:00Z", "2049-06-14T12:00:00Z", "2069-06-15T12:00:00Z"],
    ["2050-01-01T12:00:00Z", "2049-12-31T12:00:00Z", "2070-01-01T12:00:00Z"],
    ["2051-06-15T12:00:00.001Z", "2051-06-14T12:00:00Z", "2071-06-15T12:00:00Z"],
  ])("made at %s holds from %s until %s", async (now, from, until) => {
    const key = await newSealKey(owner, new Date(now));
    const der = Buffer.from("certificate" in key ? key.certificate : "", "base64");
    const { validFrom, validTo } = new X509Certificate(der);
    expect([new Date(validFrom), new Date(validTo)]).toEqual([new Date(from), new Date(until)]);
    for (const time of [from, until]) {
      const digits = time.replace(/[-:T]/g, "");
      const short = Number(time.slice(0, 4)) < 2050;
      expect(tagOf(der, short ? digits.slice(2) : digits)).toBe(short ? UTC_TIME : GENERALIZED_TIME);
    }
  });
});
