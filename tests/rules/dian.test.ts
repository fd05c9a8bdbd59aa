import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bareDocument, departmentOf, dianAddress, dianInstant } from "../../api/src/core/colombia/dian.ts";
import { cufeText } from "../../api/src/modules/invoices/document/cufe.rules.ts";
import { digest } from "../../api/src/modules/invoices/document/digest.ts";

describe("the codes of the DIAN's annex", () => {
  it("are the CUFE of the annex's own invoice", () => {
    const text = cufeText({
      number: "323200000129",
      day: "2019-01-16",
      hour: "10:53:10-05:00",
      value: 1_500_000,
      iva: 285_000,
      total: 1_785_000,
      environment: "1",
      seller: "700085371",
      buyer: "800199436",
      key: "693ff6f2a553c3646a063436fd4dd9ded0311471",
    });
    expect(text).toBe(
      "3232000001292019-01-1610:53:10-05:001500000.0001285000.00040.00030.001785000.00" +
        "700085371800199436693ff6f2a553c3646a063436fd4dd9ded03114711",
    );
    expect(digest(text)).toBe(
      "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4",
    );
  });

  it("are the CUDE of the annex's own credit note", () => {
    const text = cufeText({
      number: "8110007871",
      day: "2019-01-12",
      hour: "07:00:00-05:00",
      value: 5_000,
      iva: 950,
      total: 5_950,
      environment: "1",
      seller: "900373076",
      buyer: "8355990",
      key: "12301",
    });
    expect(digest(text)).toBe(
      "907e4444decc9e59c160a2fb3b6659b33dc5b632a5008922b9a62f83f757b1c448e47f5867f2b50dbdb96f48c7681168",
    );
    expect(digest(text)).toBe(createHash("sha384").update(text).digest("hex"));
  });
});

describe("what the DIAN's documents say", () => {
  it.each([
    ["890.903.938-8", "890903938"],
    ["1.020.304.050", "1020304050"],
    ["AB 123-456", "AB123456"],
    // Only a NIT has a check digit, and only behind its dash.
    ["8909039388", "8909039388"],
  ])("of the document %s is %s", (written, bare) => {
    expect(bareDocument(written)).toBe(bare);
  });

  it("is the day and the hour of Bogota, also when it is another day in Greenwich", () => {
    expect(dianInstant(new Date("2026-12-01T03:04:05Z"))).toEqual({
      day: "2026-11-30",
      hour: "22:04:05-05:00",
    });
  });

  it("is looked up where tests are apart, and of a municipality that has a department", () => {
    expect(dianAddress("ab", "2")).toBe(
      "https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=ab",
    );
    expect(dianAddress("ab", "1")).toBe("https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=ab");
    expect(["05001", "11001", "00001", "5001"].map(departmentOf)).toEqual([
      "Antioquia",
      "Bogotá",
      null,
      null,
    ]);
  });
});
