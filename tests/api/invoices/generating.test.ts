import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aCompletedContract } from "../../support/story/commissions.ts";
import { aSignedSimpleContract } from "../../support/story/contracts.ts";
import {
  aMandatedContract,
  anInvoice,
  GENERATE,
  invoiceOf,
  SET_STATUS,
} from "../../support/story/invoices.ts";
import { aRange, WITHDRAW_RANGE } from "../../support/story/payouts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);
const drawn = async (): Promise<number> =>
  (
    (await sql(
      "select coalesce(sum(ultimo - desde + 1), 0)::int as n from numbering_ranges where kind = 'factura'",
    )) as [{ n: number }]
  )[0].n;
const NO_RANGE = "Configura un rango de numeración antes de facturar.";
const DRAFT = `query ($contractId: ID!, $impuesto: OwnTaxCode) {
  invoiceDraft(contractId: $contractId, impuesto: $impuesto) { base iva terceros total problema hayNumeracion
    aviso margen
    compras { proveedorId proveedor nit mandate falta cost }
    lines { impuesto total } } }`;

describe("without a range of numbers", () => {
  it("nothing is invoiced, and a used up, an ended or a withdrawn range is none", async () => {
    const { id: contractId } = await aCompletedContract(app);
    const refusedNow = async () =>
      expectRefused(await app.as("contador").gql(GENERATE, { contractId }), "CONFLICT", NO_RANGE);
    await refusedNow();
    await aRange(app, { kind: "factura", prefijo: "OLD", vigenteHasta: inDays(-1) });
    await aRange(app, { kind: "factura", prefijo: "NEW", vigenteDesde: inDays(1) });
    const withdrawn = await aRange(app, { kind: "factura", prefijo: "OFF" });
    await app.as("owner").ask(WITHDRAW_RANGE, { id: withdrawn });
    await refusedNow();
    const { invoiceDraft } = await app.as("contador").ask(DRAFT, { contractId });
    expect(invoiceDraft).toMatchObject({ problema: NO_RANGE, hayNumeracion: false });
    expect(await drawn()).toBe(0);
  });

  it("the last number goes to one of two who ask at once, and the other hears that there are none", async () => {
    const contracts = [await aCompletedContract(app), await aCompletedContract(app)];
    const range = await aRange(app, { kind: "factura", prefijo: "ONE", desde: 7, hasta: 7 });
    const answers = await Promise.all(
      contracts.map(({ id: contractId }) => app.as("contador").gql(GENERATE, { contractId })),
    );
    const made = answers.filter(({ data }) => data?.["generateInvoice"]);
    expect(made.map(({ data }) => data?.["generateInvoice"].invoice.number)).toEqual(["ONE7"]);
    expectRefused(
      answers.find(({ errors }) => errors)!,
      "CONFLICT",
      NO_RANGE,
    );
    await app.as("owner").ask(WITHDRAW_RANGE, { id: range });
  });
});

describe("an invoice", () => {
  beforeAll(() => aRange(app, { kind: "factura", prefijo: "SETT", desde: 990_000_001, hasta: 990_000_500 }));

  it("is only of a completed contract", async () => {
    const { id: contractId } = await aSignedSimpleContract(app);
    expectRefused(
      await app.as("owner").gql(GENERATE, { contractId }),
      "CONFLICT",
      "Solo se factura un contrato completado.",
    );
    expectRefused(await app.as("admin").gql(GENERATE, { contractId }), "FORBIDDEN");
    expectRefused(
      await app.as("owner").gql(GENERATE, { contractId: "0190a000-0000-7000-8000-000000000000" }),
      "NOT_FOUND",
      "Contrato no encontrado",
    );
  });

  it("is made once, however often and at once it is asked for, with numbers without gaps", async () => {
    const before = await drawn();
    const { id: contractId } = await aCompletedContract(app);
    const ask = () => app.as("contador").ask(GENERATE, { contractId });
    const answers = await Promise.all([ask(), ask(), ask()]);
    const made = answers.map(({ generateInvoice }) => generateInvoice);
    expect(new Set(made.map(({ invoice }) => invoice.id)).size).toBe(1);
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    const next = await anInvoice(app);
    expect(next.invoice.consecutivo).toBe(made[0]!.invoice.consecutivo + 1);
    expect(await drawn()).toBe(before + 2);
    const { contractsToInvoice } = await app
      .as("contador")
      .ask(`{ contractsToInvoice(limit: 100) { items { id } } }`);
    expect(contractsToInvoice.items.map(({ id }: { id: string }) => id)).not.toContain(contractId);
  });

  it("of a contract without items charges its price as own income, with its IVA inside", async () => {
    const { invoice, contract } = await anInvoice(app, { price: 3_570_000 });
    expect(invoice).toMatchObject({
      issueDate: TODAY,
      status: "pending",
      sendingState: "en_cola",
      pruebas: true,
      baseAmount: 3_000_000,
      ivaAmount: 570_000,
      thirdPartyAmount: 0,
      totalAmount: 3_570_000,
      contractId: contract.id,
      creditNotes: [],
      faltaNota: false,
    });
    expect(invoice.lines).toEqual([
      expect.objectContaining({ impuesto: "GRAVADO_19", base: 3_000_000, iva: 570_000, mandanteNit: null }),
    ]);
  });

  it("charges what was bought by mandate at its cost, with the NIT of who sells it", async () => {
    const contract = await aMandatedContract(app, "890903938-8", 500_000);
    const { invoiceDraft } = await app
      .as("owner")
      .ask(DRAFT, { contractId: contract.id, impuesto: "NO_GRAVADO_EXTERIOR" });
    expect(invoiceDraft).toMatchObject({ iva: 0, terceros: 1_000_000, problema: null, aviso: null });
    const invoice = await invoiceOf(app, contract);
    const { totalAmount, thirdPartyAmount, baseAmount, ivaAmount, lines } = invoice;
    expect([thirdPartyAmount, baseAmount + ivaAmount]).toEqual([1_000_000, totalAmount - 1_000_000]);
    const third = { impuesto: "TERCEROS", total: 500_000, iva: 0, mandanteNit: "890903938-8" };
    expect(lines).toEqual([
      expect.objectContaining({ ...third, mandanteNombre: contract.provider }),
      expect.objectContaining(third),
      expect.objectContaining({ impuesto: "GRAVADO_19", mandanteNit: null }),
    ]);
  });

  it("is not made, nor a number drawn, for a mandate without NIT or mandates above the price", async () => {
    const before = await drawn();
    const nameless = await aMandatedContract(app, null, 400_000);
    const words = `«${nameless.provider}» vende por mandato y no tiene NIT: regístralo antes de facturar.`;
    expectRefused(await app.as("contador").gql(GENERATE, { contractId: nameless.id }), "CONFLICT", words);
    const dear = await aMandatedContract(app, "860002964-4", 2_500_000);
    expect((await app.as("contador").ask(DRAFT, { contractId: dear.id })).invoiceDraft.problema).toMatch(
      /^Lo comprado por mandato suma/,
    );
    expectRefused(await app.as("contador").gql(GENERATE, { contractId: dear.id }), "CONFLICT");
    expect(await drawn()).toBe(before);
  });

  it("is not made with a range whose key is none, and gives the number back", async () => {
    const { id: contractId } = await aCompletedContract(app);
    const id = await aRange(app, { kind: "factura", prefijo: "BAD", vigenteHasta: inDays(20) });
    await sql("update numbering_ranges set clave_tecnica = '12301' where id = ?", [id]);
    const before = await drawn();
    expectRefused(
      await app.as("contador").gql(GENERATE, { contractId }),
      "CONFLICT",
      "El rango BAD no tiene su clave técnica de 40 caracteres: regístralo de nuevo.",
    );
    expect(await drawn()).toBe(before);
    await app.as("owner").ask(WITHDRAW_RANGE, { id });
  });

  it("never changes but for its status and its sending, and its lines always add up to it", async () => {
    const { invoice } = await anInvoice(app);
    await expect(
      sql("update invoices set total_amount = total_amount + 1 where id = ?", [invoice.id]),
    ).rejects.toThrow();
    await expect(sql("update invoices set xml = '' where id = ?", [invoice.id])).rejects.toThrow(
      /solo admite filas/,
    );
    await expect(sql("delete from invoices")).rejects.toThrow();
    await expect(sql("update invoice_lines set iva = 0")).rejects.toThrow(/solo admite filas/);
    await expect(sql("delete from invoice_lines")).rejects.toThrow(/solo admite filas/);
    await expect(
      sql(
        `insert into invoice_lines (id, invoice_id, posicion, impuesto, tarifa, descripcion, base, iva, total)
         values (gen_random_uuid(), ?, 9, 'EXCLUIDO', 0, 'de más', 1, 0, 1)`,
        [invoice.id],
      ),
    ).rejects.toThrow(/no suman su total/);
    await expect(
      sql(
        `insert into invoice_lines (id, invoice_id, posicion, impuesto, tarifa, descripcion, base, iva, total)
         values (gen_random_uuid(), ?, 9, 'EXCLUIDO', 0, 'con IVA', 100, 19, 119)`,
        [invoice.id],
      ),
    ).rejects.toThrow(/invoice_lines_iva_is_of_the_base/);
  });

  it("moves by its table of statuses, and the one it has changes nothing", async () => {
    const { invoice } = await anInvoice(app);
    const set = (status: string) => app.as("contador").gql(SET_STATUS, { id: invoice.id, input: { status } });
    expect((await set("approved")).data?.["changeInvoiceStatus"].status).toBe("approved");
    expect((await set("approved")).errors).toBeUndefined();
    expectRefused(
      await set("pending"),
      "CONFLICT",
      "La factura está en estado «Aprobada» y no puede pasar a «Pendiente».",
    );
    expect((await set("paid")).data?.["changeInvoiceStatus"].status).toBe("paid");
    const entries = (await sql(
      `select detail from audit_entries where record_id = ? and type = 'invoice.status-changed'
        order by detail ->> 'after'`,
      [invoice.id],
    )) as { detail: object }[];
    expect(entries.map(({ detail }) => detail)).toEqual([
      { number: invoice.number, before: "pending", after: "approved" },
      { number: invoice.number, before: "approved", after: "paid" },
    ]);
  });
});
