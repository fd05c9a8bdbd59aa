import { beforeAll, describe, expect, it } from "vitest";
import type { Proven } from "../../../api/src/core/read/personal-data.ts";
import { personalData } from "../../../api/src/modules/accounts/personal-data/personal-data.reads.ts";
import { personalInvoices } from "../../../api/src/modules/invoices/personal-data.parts.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { anInvoice, invoiceRanges } from "../../support/story/invoices.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});

/** An invoice of a client without an account, with an e-mail and a document of their own. */
async function aStrangersInvoice(email: string, document: string | null): Promise<string> {
  const { invoice, contract } = await anInvoice(app);
  await app.app.services.orm.em.fork().execute(
    `update contracts set cliente_id = null, cliente_tipo_documento = 'cc', cliente_documento_identidad = ?,
         cliente = cliente || ?::jsonb where id = ?`,
    [document, JSON.stringify({ email }), contract.id],
  );
  return invoice.number as string;
}

/** Returns the numbers of the invoices reported for a person by the proven facts. */
async function heldOf(who: Partial<Proven>): Promise<unknown[]> {
  const proven = { email: null, document: null, documentProven: false, ...who };
  const owner = { account: null, proven };
  const [part] = await personalData(
    { em: app.app.services.orm.em.fork(), services: app.app.services },
    personalInvoices,
    owner,
  );
  return part?.records.map((record) => record["Número"]) ?? [];
}

describe("the invoices of a person without an account", () => {
  it("are found by their e-mail or their proven document, and by nothing of somebody else", async () => {
    const own = await aStrangersInvoice("gloria@correo.test", "52333444");
    const other = await aStrangersInvoice("gloria@correo.test", "79555666");
    const nameless = await aStrangersInvoice("gloria@correo.test", null);
    const document = { type: "cc", number: "52333444" };
    expect(await heldOf({ email: "gloria@correo.test", document })).toEqual([own, nameless]);
    expect(await heldOf({ document, documentProven: true })).toEqual([own]);
    expect(await heldOf({ document })).toEqual([]);
    expect(await heldOf({ email: "otra@correo.test", document })).toEqual([]);
    expect(await heldOf({ document: { ...document, type: "ce" }, documentProven: true })).toEqual([]);
    expect(
      await heldOf({ email: "gloria@correo.test", document: { type: "cc", number: "79555666" } }),
    ).toEqual([other, nameless]);
  });
});
