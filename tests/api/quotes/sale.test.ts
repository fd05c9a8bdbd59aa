import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf } from "../../support/answers/fields-of.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aQuote, aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const quoteOf = fieldsOf(() => app.as("owner"), "quote");

describe("a quote on its way to the client", () => {
  it("is its maker's, with the maker's leader and manager", async () => {
    const { id } = await aQuote(app);
    const { asesor, lider, gerente, people } = { ...app.people, people: app.people };
    expect(
      await quoteOf(
        id,
        "status asesorId liderId gerenteId adminId createdBy emailCliente telefonoCliente nextStatuses",
      ),
    ).toEqual({
      status: "pending",
      asesorId: asesor.id,
      liderId: lider.id,
      gerenteId: gerente.id,
      adminId: null,
      createdBy: `${people.asesor.name} (Asesor)`,
      emailCliente: "maria@example.com",
      telefonoCliente: "+573001234567",
      nextStatuses: ["completed", "expired"],
    });
  });

  it("is completed by a typed price and sent with its PDF and a link", async () => {
    const quote = await aSentQuote(app, { input: { emailCliente: "ana@example.com" } });
    const sent = await quoteOf(
      quote.id,
      `status sentVersion emailSentTo expiresAt pdfFilename pdfPath sentOffer {
        number precioTotal sha256 offer { precioPorPersona } }`,
    );
    expect(sent).toMatchObject({
      status: "sent",
      sentVersion: 1,
      emailSentTo: "ana@example.com",
      pdfFilename: `cotizacion-${quote.number}.pdf`,
      pdfPath: `quotes/${quote.id}/download-pdf`,
      sentOffer: { number: 1, precioTotal: 3_000_000, offer: { precioPorPersona: 1_000_000 } },
    });
    const [mail] = await app.outbox("ana@example.com");
    expect(mail?.attachments).toEqual([
      expect.objectContaining({ filename: `cotizacion-${quote.number}.pdf`, contentType: "application/pdf" }),
    ]);
    // A phone as it is read, not as it is stored.
    expect(mail?.text).toMatch(/asesor@travesia\.test\n3\d\d \d{3} \d{4}\n/);
    expect(quote.token).toMatch(/^[\w-]{43}$/);
  });
});
