import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays, longDay, TODAY } from "../../support/calendar.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aRequestableCommission, REQUEST } from "../../support/story/commissions.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { anInvoice, fetched, invoiceRanges, readInvoice } from "../../support/story/invoices.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";
import { aSentQuote } from "../../support/story/quotes.ts";

/** Day in Bogota; from 7 p. m. on it is already the next day in UTC. */
const evening = TODAY;
const morrow = inDays(1);

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  app.clock.set(at(evening, "19:30"));
});

const textOf = async (bytes: Buffer) => (await pagesOf(bytes)).join(" ").replaceAll("\u00a0", " ");

/** Expects a document to be of the evening's day, and to know nothing of the day that UTC has already. */
async function expectOfTheEvening(bytes: Buffer): Promise<void> {
  const text = await textOf(bytes);
  expect(text).toContain(longDay(evening));
  // As a whole day: «1 de enero» is contained in «21 de enero» too.
  expect(text).not.toMatch(new RegExp(`(?<!\\d)${longDay(morrow)}`));
}

describe("a document that is made at 7:30 p. m. has the day of Bogota", () => {
  it("as a proposal", async () => {
    const quote = await aSentQuote(app);
    await expectOfTheEvening((await app.as("asesor").rest("GET", `/quotes/${quote.id}/download-pdf`)).bytes);
  });

  it("as a signed contract and as a receipt", async () => {
    const contract = await aSignedContract(app);
    const payment = await aVerifiedPayment(app, contract.id, { fechaPago: evening });
    await app.runJobs();
    const receipt = await app.as("asesor").rest("GET", `/payments/${payment.id}/receipt/download`);
    await expectOfTheEvening(receipt.bytes);
    await expectOfTheEvening((await app.as("gerente").rest("GET", `/contracts/pdf/${contract.id}`)).bytes);
  });

  it("as a seller's support document", async () => {
    const commission = await aRequestableCommission(app);
    await app.as("asesor").ask(REQUEST, { id: commission.id });
    await app.runJobs();
    const { supportDocument } = await app
      .as("asesor")
      .ask(`query ($id: ID!) { supportDocument(id: $id) { url } }`, { id: commission.id });
    await expectOfTheEvening(await fetched(app, supportDocument.url));
  });

  it("as an invoice", async () => {
    await invoiceRanges(app);
    const { invoice } = await anInvoice(app);
    await app.runJobs();
    const { pdfUrl } = await readInvoice(app, invoice.id);
    await expectOfTheEvening(await fetched(app, pdfUrl));
  });
});
