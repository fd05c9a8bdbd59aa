import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { annexProblems } from "../../../api/src/modules/invoices/ubl/annex-problems.ts";
import { xmlTree } from "../../../api/src/modules/invoices/ubl/xml-tree.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  anInvoice,
  CREDIT,
  fetched,
  GENERATE,
  readInvoice,
  SET_STATUS,
} from "../../support/story/invoices.ts";
import { aRange } from "../../support/story/payouts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({
    DIAN_SOFTWARE_ID: "56f2ae4e-9812-4fad-9255-08fcfcd5ccb0",
    DIAN_SOFTWARE_PIN: "98765",
  });
  await aRange(app, { kind: "factura", prefijo: "SETT", desde: 1, hasta: 500 });
});

const cancel = (id: string) => app.as("owner").ask(CANCEL, { id, input: { motivo: "Se canceló el viaje" } });

describe("a contract that is cancelled after its invoice", () => {
  it("waits for its credit note while there are no numbers; then a person makes it, once", async () => {
    const { contract, invoice } = await anInvoice(app);
    expectRefused(
      await app.as("contador").gql(CREDIT, { invoiceId: invoice.id }),
      "CONFLICT",
      "La nota crédito se hace una vez, cuando se cancela el contrato.",
    );
    await cancel(contract.id);
    expect(await readInvoice(app, invoice.id)).toMatchObject({ faltaNota: true, creditNotes: [] });
    const counters = async () =>
      (await app.as("contador").ask(`{ invoiceCounters { faltanNotas } }`)).invoiceCounters.faltanNotas;
    expect(await counters()).toBe(1);
    expectRefused(
      await app.as("contador").gql(CREDIT, { invoiceId: invoice.id }),
      "CONFLICT",
      "Configura un rango de numeración para notas crédito.",
    );
    await aRange(app, { kind: "nota_credito", prefijo: "NC", claveTecnica: null });
    const twice = await Promise.all(
      [1, 2].map(() => app.as("contador").gql(CREDIT, { invoiceId: invoice.id })),
    );
    expect(twice.filter(({ errors }) => errors)).toHaveLength(1);
    expect(await readInvoice(app, invoice.id)).toMatchObject({
      faltaNota: false,
      creditNotes: [{ number: "NC1" }],
    });
    expect(await counters()).toBe(0);
  });

  it("gets its credit note at once: CUDE recomputed from its XML, printed, sent, of the same amount", async () => {
    const { contract, invoice } = await anInvoice(app);
    await cancel(contract.id);
    await app.runJobs();
    const { creditNotes, status } = await readInvoice(app, invoice.id);
    const [creditNote] = creditNotes;
    expect(creditNote).toMatchObject({
      number: "NC2",
      motivo: "Se canceló el viaje",
      totalAmount: invoice.totalAmount,
      sendingState: "enviada",
    });
    expect(status).toBe("approved");
    // The stored status stays, for consumers by REST; the list of approved ones is without what is annulled.
    const { invoices, annulled, others, allInvoices, invoiceCounters } = await app.as("contador").ask(`{
      invoices(filter: { status: approved }, limit: 100) { total items { id } }
      annulled: invoices(filter: { conNota: true }, limit: 100) { total items { id } }
      others: invoices(filter: { conNota: false }, limit: 100) { total items { id } }
      allInvoices(status: approved) { id }
      invoiceCounters { total pending approved rejected paid anuladas } }`);
    const lists = [invoices.items, annulled.items, others.items, allInvoices].map((list) =>
      list.some(({ id }) => id === invoice.id),
    );
    expect(lists).toEqual([false, true, false, true]);
    const { total, ...parts } = invoiceCounters as Record<string, number>;
    expect(parts["approved"]).toBe(invoices.total);
    expect(parts["anuladas"]).toBe(annulled.total);
    expect(annulled.total + others.total).toBe(total);
    // The lists by status and the annulled ones add up to all of them.
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
    expectRefused(
      await app.as("contador").gql(SET_STATUS, { id: invoice.id, input: { status: "paid" } }),
      "CONFLICT",
      "Una nota crédito anuló esta factura: su estado ya no se cambia.",
    );
    const xml = (await fetched(app, creditNote!.xmlUrl)).toString("utf8");
    expect(annexProblems(xmlTree(xml))).toEqual([]);
    const one = (name: string) => new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";
    const ids = [...xml.matchAll(/<cbc:CompanyID [^>]*>([^<]*)</g)].map(([, text]) => text);
    const cude =
      "NC2" +
      one("cbc:IssueDate") +
      one("cbc:IssueTime") +
      one("cbc:LineExtensionAmount") +
      "01" +
      one("cbc:TaxAmount") +
      "040.00030.00" +
      one("cbc:PayableAmount") +
      ids[0] +
      ids[2] +
      "98765" +
      "2";
    const sha384 = (text: string) => createHash("sha384").update(text).digest("hex");
    expect(sha384(cude)).toBe(creditNote?.code);
    expect(one("sts:SoftwareSecurityCode")).toBe(
      sha384("56f2ae4e-9812-4fad-9255-08fcfcd5ccb0" + "98765" + "NC2"),
    );
    expect(xml).toContain(`<cbc:UUID schemeName="CUFE-SHA384">${invoice.code}</cbc:UUID>`);
    const text = (await pagesOf(await fetched(app, creditNote!.pdfUrl))).join(" ");
    expect(text).toContain("Nota crédito electrónica");
    // Nothing is owed of a credited invoice.
    expect(text).not.toContain("Forma de pago");
    expect(text).toContain(invoice.number);
  });

  it("answers the same invoice when it is asked for again, and draws no number", async () => {
    const { contract, invoice } = await anInvoice(app);
    await cancel(contract.id);
    const { generateInvoice } = await app.as("contador").ask(GENERATE, { contractId: contract.id });
    expect(generateInvoice).toMatchObject({ created: false, invoice: { id: invoice.id } });
  });

  it("never changes, and its lines always add up to it", async () => {
    const sql = (text: string) => app.app.services.orm.em.fork().execute(text);
    await expect(sql("update credit_notes set motivo = 'otro'")).rejects.toThrow(/solo admite filas/);
    await expect(sql("delete from credit_notes")).rejects.toThrow();
    const { invoice } = await anInvoice(app);
    await expect(
      sql(`insert into credit_notes (id, created_at, updated_at, number, range_id, consecutivo,
         issue_date, issued_at, code, content, xml, base_amount, iva_amount, third_party_amount,
         total_amount, invoice_id, motivo, concepto)
       select gen_random_uuid(), created_at, updated_at, 'NC99', range_id, 99, issue_date, issued_at, code,
         content, xml, base_amount - 1, iva_amount, third_party_amount, total_amount - 1, id, 'menos',
         'rebaja'
       from invoices where id = '${invoice.id}'`),
    ).rejects.toThrow(/no suman su total/);
  });
});
