import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { textAt, xmlTree } from "../../../api/src/modules/invoices/ubl/xml-tree.ts";
import { afterFile } from "../../support/after-file.ts";
import type { TestApp } from "../../support/app.ts";
import { TODAY } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aCompletedContract } from "../../support/story/commissions.ts";
import { aDianProvider } from "../../support/story/dian-provider.ts";
import { anInvoice, CREDIT_PART, fetched, invoiceRanges, readInvoice } from "../../support/story/invoices.ts";
import { aFigure } from "../../support/story/legal-figures.ts";

let app: TestApp;
beforeAll(async () => {
  const provider = await aDianProvider();
  provider.answer = { status: "accepted", track: "T-1" };
  app = await anAppWithSales(provider.environment);
  await invoiceRanges(app);
});

const PROFIT = `query ($id: ID!) { contract(id: $id) { gananciaViaje { iva } } }`;
const ivaOfTrip = async (id: string) =>
  (await app.as("owner").ask(PROFIT, { id })).contract.gananciaViaje.iva;

describe("the general rate of IVA", () => {
  it("is the rate of the invoice's day, and a credit note uses the rate of its invoice", async () => {
    const { invoice: before } = await anInvoice(app, { price: 1_190_000 });
    expect(before.lines).toMatchObject([{ tarifa: 19, base: 1_000_000, iva: 190_000 }]);
    const waiting = await aCompletedContract(app, { price: 1_210_000 });
    expect(await ivaOfTrip(waiting.id)).toBe(193_193);

    await aFigure(app, "iva_general", 21, TODAY);
    expect(await ivaOfTrip(waiting.id)).toBe(210_000);
    const { invoice: after } = await anInvoice(app, { price: 1_210_000 });
    expect(after).toMatchObject({ baseAmount: 1_000_000, ivaAmount: 210_000 });
    expect(after.lines).toMatchObject([{ tarifa: 21, base: 1_000_000, iva: 210_000 }]);

    await app.runJobs();
    const { xmlUrl } = await readInvoice(app, after.id);
    const sold = xmlTree((await fetched(app, xmlUrl)).toString("utf8"));
    expect(textAt(sold, "cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent")).toBe("21.00");

    const input = {
      concepto: "ajuste_precio",
      motivo: "Se cobró de más",
      lineas: [{ posicion: 1, total: 595_000 }],
    };
    const { creditInvoice } = await app.as("contador").ask(CREDIT_PART, { invoiceId: before.id, input });
    expect(creditInvoice.creditNotes).toMatchObject([{ baseAmount: 500_000, ivaAmount: 95_000 }]);
  });

  it("is the one that the database holds a line's IVA against", async () => {
    const { invoice } = await anInvoice(app, { price: 1_000_000 });
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    afterFile(() => client.end());
    const insert = (tarifa: number) =>
      client.query(
        `insert into invoice_lines (id, invoice_id, posicion, impuesto, tarifa, descripcion, base, iva, total)
         values (gen_random_uuid(), $1, 9, 'GRAVADO_19', $2, 'Otra', 100000, 19000, 119000)`,
        [invoice.id, tarifa],
      );
    await expect(insert(21)).rejects.toThrow("invoice_lines_iva_is_of_the_base");
    await expect(insert(0)).rejects.toThrow("invoice_lines_iva_is_of_the_base");
  });
});
