import { beforeAll, expect, it } from "vitest";
import { invoiceLabel } from "../../../api/src/modules/invoices/invoice/invoice.lifecycle.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import { exporting, linesOf } from "../../support/story/exports.ts";
import { anInvoice, CREDIT_PART, invoiceRanges, SET_STATUS } from "../../support/story/invoices.ts";

const BOOK = `{ invoiceBook(order: issuedAt, direction: asc) { total items {
  kind number about shownStatus status totalAmount } } }`;
const ONE = "query ($id: ID!) { invoice(id: $id) { status creditedBy cobro net totalAmount } }";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});

it("the book of invoices lists each credit note with a minus below its invoice, which is marked as annulled", async () => {
  const { contract, invoice } = await anInvoice(app);
  await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "Se canceló el viaje" } });
  await app.runJobs();
  const read = (await app.as("contador").ask(ONE, { id: invoice.id })).invoice!;
  expect(read).toMatchObject({ status: "approved", creditedBy: "NC1", net: 0 });
  expect(invoiceLabel(read)).toBe("Anulada por NC1");

  const { invoiceBook } = await app.as("contador").ask(BOOK);
  expect(invoiceBook.items).toMatchObject([
    {
      kind: "factura",
      number: invoice.number,
      about: null,
      shownStatus: "Anulada por NC1",
      status: "approved",
    },
    { kind: "nota_credito", number: "NC1", about: invoice.number, shownStatus: null, status: null },
  ]);
  const [whole, note] = invoiceBook.items;
  expect(whole!.totalAmount + note!.totalAmount).toBe(0);
});

it("the book of invoices keeps the status of an invoice that is credited in part, and shows the rest", async () => {
  const { invoice } = await anInvoice(app);
  await app.runJobs();
  const part = { concepto: "rebaja", motivo: "Rebaja acordada", lineas: [{ posicion: 1, total: 1_000 }] };
  await app.as("contador").ask(CREDIT_PART, { invoiceId: invoice.id, input: part });
  const read = (await app.as("contador").ask(ONE, { id: invoice.id })).invoice!;
  expect(read).toMatchObject({ creditedBy: null, net: read.totalAmount - 1_000 });
  expect(invoiceLabel(read)).not.toContain("Anulada");
});

it("the book of invoices shows no invoice as paid that was marked so before the money came", async () => {
  const { invoice } = await anInvoice(app);
  await app.runJobs();
  const contador = app.as("contador");
  await contador.ask(SET_STATUS, { id: invoice.id, input: { status: "paid" } });
  const { cobro, ...marked } = (await contador.ask(ONE, { id: invoice.id })).invoice!;
  expect([marked.status, cobro]).toEqual(["paid", "sin_cobrar"]);
  const shown = async () => {
    const { items } = (await contador.ask(BOOK)).invoiceBook;
    return items.find(({ number }) => number === invoice.number)!.shownStatus;
  };
  expect([invoiceLabel({ ...marked, cobro }), await shown()]).toEqual(["Marcada pagada", "Marcada pagada"]);
  expect(invoiceLabel({ ...marked, cobro: "pagada" })).toBe("Pagada");
});

it("the book of invoices is the content of the exported list of invoices", async () => {
  const columns = ["numero", "clase", "factura", "estado", "total"];
  const csv = await exporting(() => app).taken("contador", { list: "invoices", format: "csv", columns });
  const lines = linesOf(csv).map((line) => line.split(";"));
  expect(lines[0]).toEqual(["Número", "Clase", "Factura que devuelve", "Estado", "Total"]);
  const notes = lines.filter(([, kind]) => kind === "Nota crédito");
  expect(notes.map(([number]) => number).sort()).toEqual(["NC1", "NC2"]);
  expect(notes.every(([, , about, , total]) => about?.startsWith("SETT") && Number(total) < 0)).toBe(true);
  expect(lines.some(([, , , status]) => status === "Anulada por NC1")).toBe(true);
});
