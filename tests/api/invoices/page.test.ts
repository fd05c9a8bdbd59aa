import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedContract } from "../../support/story/commissions.ts";
import { CREDIT_PART, invoiceOf, invoiceRanges, readInvoice } from "../../support/story/invoices.ts";
import { aVerifiedPayment } from "../../support/story/payments.ts";

const TOTALS = `query ($filter: InvoiceFilter) { invoiceTotals(filter: $filter) {
  cuantas facturado notas neto iva porCobrar } }`;
const LISTED = `query ($filter: InvoiceFilter) { invoices(limit: 100, filter: $filter) {
  items { id totalAmount ivaAmount cobrado net creditNotes { totalAmount ivaAmount } } } }`;
const HISTORY = `query ($record: StoryRecord!, $id: String!) {
  recordHistory(record: $record, id: $id, limit: 50) {
  items { text record recordId recordName } } }`;
const SEARCH =
  "query ($text: String!) { search(text: $text) { hits { kind recordId title detail status } } }";
const PART = { concepto: "rebaja", motivo: "Rebaja acordada", lineas: [{ posicion: 1, total: 119_000 }] };

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});
let contractId: string;
let invoiceId: string;
beforeEach(async () => {
  contractId = (await aCompletedContract(app)).id;
  invoiceId = (await invoiceOf(app, { id: contractId })).id;
  await app.runJobs();
});

const totals = async (filter: object) =>
  (await app.as("contador").ask(TOTALS, { filter })).invoiceTotals as Record<string, number>;
const listed = async (filter: object) =>
  (await app.as("contador").ask(LISTED, { filter })).invoices.items as {
    readonly id: string;
    readonly totalAmount: number;
    readonly ivaAmount: number;
    readonly cobrado: number;
    readonly net: number;
    readonly creditNotes: readonly { readonly totalAmount: number; readonly ivaAmount: number }[];
  }[];

describe("the list of invoices", () => {
  it("finds the invoices of its days, both days in", async () => {
    const ids = async (filter: object) => (await listed({ contractId, ...filter })).map(({ id }) => id);
    expect(await ids({ startDate: TODAY, endDate: TODAY })).toEqual([invoiceId]);
    expect(await ids({ startDate: inDays(1) })).toEqual([]);
    expect(await ids({ endDate: inDays(-1) })).toEqual([]);
  });

  it("is summed up net of its credit notes, with the rest to be collected", async () => {
    await app.as("contador").ask(CREDIT_PART, { invoiceId, input: PART });
    await aVerifiedPayment(app, contractId, { monto: 500_000 }, "owner");
    const { totalAmount } = await readInvoice(app, invoiceId);
    expect(await totals({ contractId })).toMatchObject({
      cuantas: 1,
      facturado: totalAmount,
      notas: 119_000,
      neto: totalAmount - 119_000,
      porCobrar: totalAmount - 119_000 - 500_000,
    });
  });

  it("has the sums of exactly the invoices that it shows", async () => {
    await app.as("contador").ask(CREDIT_PART, { invoiceId, input: PART });
    for (const filter of [
      {},
      { contractId },
      { cobro: "sin_cobrar" },
      { startDate: TODAY },
      { endDate: inDays(-1) },
    ]) {
      const rows = await listed(filter);
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0);
      expect(await totals(filter), JSON.stringify(filter)).toEqual({
        cuantas: rows.length,
        facturado: sum(({ totalAmount }) => totalAmount),
        notas: sum(({ totalAmount, net }) => totalAmount - net),
        neto: sum(({ net }) => net),
        iva: sum(
          ({ ivaAmount, creditNotes }) =>
            ivaAmount - creditNotes.reduce((all, note) => all + note.ivaAmount, 0),
        ),
        porCobrar: sum(({ net, cobrado }) => net - cobrado),
      });
    }
  });

  it("is found along its days by an index", async () => {
    const { rows } = await app.app.services.pool.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where tablename = 'invoices'",
    );
    expect(rows.some(({ indexdef }) => indexdef.endsWith("(issue_date, id)"))).toBe(true);
  });
});

describe("the page of an invoice", () => {
  it("has its history with that of its notes, and is named in the audit log", async () => {
    await app.as("contador").ask(CREDIT_PART, { invoiceId, input: PART });
    const { number, creditNotes } = await readInvoice(app, invoiceId);
    const { items } = (await app.as("contador").ask(HISTORY, { record: "invoice", id: invoiceId }))
      .recordHistory as { items: readonly { text: string; recordId: string; recordName: string | null }[] };
    expect(items.map(({ text }) => text).join("\n")).toMatch(
      new RegExp(`nota crédito ${creditNotes[0]?.number}[^]*factura ${number}`),
    );
    expect(
      items.filter(({ recordId }) => recordId === invoiceId).map(({ recordName }) => recordName),
    ).toContain(number);
    expectRefused(
      await app.as("admin").gql(HISTORY, { record: "invoice", id: invoiceId }),
      "NOT_FOUND",
      "Factura no encontrada",
    );
  });

  it("is found by its number by who invoices, and by nobody else", async () => {
    const { number } = await readInvoice(app, invoiceId);
    const hits = async (who: "contador" | "owner" | "admin" | "asesor") =>
      ((await app.as(who).ask(SEARCH, { text: number })).search.hits as { kind: string; recordId: string }[])
        .filter(({ kind }) => kind === "invoice")
        .map(({ recordId }) => recordId);
    expect(await hits("contador")).toEqual([invoiceId]);
    expect(await hits("owner")).toEqual([invoiceId]);
    expect(await hits("admin")).toEqual([]);
    expect(await hits("asesor")).toEqual([]);
  });
});
