import { beforeAll, describe, expect, it } from "vitest";
import { createHash } from "node:crypto";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, inOneMonth, longDay } from "../../support/calendar.ts";
import { aCompletedQuote, aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

async function textOf(bytes: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) =>
      (await document.getPage(at + 1)).getTextContent(),
    ),
  );
  return pages
    .flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : "")))
    .join(" ")
    .replace(/\s+/g, " ");
}

describe("the document of a quote", () => {
  it("says the trip, the people, both prices, its validity, the advisor and the law", async () => {
    const [fechaIda, fechaRegreso] = inOneMonth("10", "15");
    const quote = await aSentQuote(app, { input: { fechaIda, fechaRegreso } });
    const { bytes } = await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`);
    const text = await textOf(bytes);
    for (const part of [
      quote.number,
      "Bogotá",
      "Cartagena",
      `10 al ${longDay(fechaRegreso)}`,
      "2 adultos y 1 menor",
      "$ 1.000.000",
      "$ 3.000.000",
      longDay(inDays(15)),
      app.people.asesor.name,
      "Ley 679 de 2001",
      "RNT",
    ])
      expect(text).toContain(part);
  });

  it("is the one whose SHA-256 was frozen, and the one in the mail", async () => {
    const quote = await aSentQuote(app, { input: { emailCliente: "huella@example.com" } });
    const { bytes } = await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`);
    const { sentOffer } = (
      await app
        .as("asesor")
        .ask(`query ($id: ID!) { quote(id: $id) { sentOffer { sha256 } } }`, { id: quote.id })
    ).quote;
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sentOffer.sha256);
    const [mail] = await app.outbox("huella@example.com");
    expect(
      createHash("sha256")
        .update(await app.app.services.storage.bytes(mail!.attachments[0]!.storageKey))
        .digest("hex"),
    ).toBe(sentOffer.sha256);
  });

  it("is a draft to staff before it is sent, and nothing to anybody without a price", async () => {
    const quote = await aCompletedQuote(app);
    const { bytes } = await app.as("asesor").rest("GET", `/quotes/${quote.id}/preview-pdf`);
    expect(await textOf(bytes)).toContain("Borrador");
  });

  it("writes what the client typed as text, never as markup, in the mail", async () => {
    await aSentQuote(app, {
      input: { emailCliente: "script@example.com", nombreCliente: "<b>Ana</b> & Cía" },
    });
    const [mail] = await app.outbox("script@example.com");
    expect(mail?.html).not.toContain("<b>Ana</b>");
    expect(mail?.html).toContain("&lt;b&gt;");
  });
});
