import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import type { DocumentNode } from "graphql";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { aDianProvider, type StoryDian } from "../../support/story/dian-provider.ts";
import {
  ANSWER,
  anInvoice,
  CONFIRM,
  CORRECT,
  fetched,
  GENERATE,
  GENERATE_FOR_REVIEW,
  invoiceOf,
  invoiceRanges,
  readInvoice,
  SEND_AGAIN,
} from "../../support/story/invoices.ts";
import { aProvider } from "../../support/story/providers.ts";
import { aContractToBuy, buy, markPaid } from "../../support/story/purchases.ts";

let app: TestApp;
let provider: StoryDian;

beforeAll(async () => {
  provider = await aDianProvider();
  app = await anAppWithSales(provider.environment);
  await invoiceRanges(app);
});

const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);
const sentOf = (number: string) => provider.got.filter((fiscalDocument) => fiscalDocument.number === number);
const byContador = (document: string | DocumentNode, variables: object) =>
  app.as("contador").freely.gql(document, variables);
const DRAFT = `query ($contractId: ID!) { invoiceDraft(contractId: $contractId) {
  iva margen problema aviso compras { proveedorId proveedor mandate nit falta cost } } }`;
const NAMELESS = "vende en nombre propio o de terceros: respóndelo antes de facturar.";

/** A completed contract of which everything was bought of one provider that nobody answered for. */
async function anUnansweredContract() {
  const contract = await aContractToBuy(app);
  const { id, name } = await aProvider(app);
  const bought = [];
  for (const item of contract.items)
    bought.push((await buy(app, item, { proveedor: name, costo: item.precioTotal })).purchase);
  for (const purchase of bought) await markPaid(app, purchase);
  return { ...contract, providerId: id, provider: name };
}

describe("a purchase whose provider has not answered in whose name it sells", () => {
  it("stops the invoice, is answered with its NIT by who invoices, and is charged as of third parties", async () => {
    const contract = await anUnansweredContract();
    const variables = { contractId: contract.id };
    const text = `Falta decir si «${contract.provider}» ${NAMELESS}`;
    const { invoiceDraft } = await app.as("contador").ask(DRAFT, variables);
    expect(invoiceDraft.compras[0]).toMatchObject({
      proveedorId: contract.providerId,
      mandate: null,
      falta: text,
    });
    expect(invoiceDraft.problema).toBe(text);
    // The whole price counts as own income, and its IVA is more than the sale earns.
    expect(invoiceDraft.iva).toBeGreaterThan(invoiceDraft.margen);
    expect(invoiceDraft.aviso).toMatch(/^El IVA \(\$\s[\d.]+\) es más de lo que gana la agencia/);
    expectRefused(await byContador(GENERATE, variables), "CONFLICT", text);

    const id = contract.providerId;
    expectRefused(await app.as("asesor").gql(ANSWER, { id, input: { mandate: true } }), "FORBIDDEN");
    const { answerForProvider } = await app.as("contador").ask(ANSWER, { id, input: { mandate: true } });
    expect(answerForProvider).toMatchObject({ mandate: true, nit: null });
    expect(new Date(answerForProvider.mandateAnsweredAt as string)).toEqual(app.clock.now());
    expect(answerForProvider.mandateAnsweredBy.id).toBe(app.people.contador.id);
    expectRefused(
      await byContador(GENERATE, variables),
      "CONFLICT",
      `«${contract.provider}» vende por mandato y no tiene NIT: regístralo antes de facturar.`,
    );
    expectRefused(
      await byContador(ANSWER, { id, input: { mandate: true, nit: "900123456-1" } }),
      "BAD_USER_INPUT",
      "El dígito de verificación del NIT no es correcto",
    );
    await app.as("contador").ask(ANSWER, { id, input: { mandate: true, nit: "900.373.923-8" } });
    const after = (await app.as("contador").ask(DRAFT, variables)).invoiceDraft;
    expect(after).toMatchObject({ problema: null, aviso: null });
    const invoice = await invoiceOf(app, contract);
    expect(invoice.ivaAmount).toBe(after.iva);
    expect(invoice.lines[0]).toMatchObject({ impuesto: "TERCEROS", mandanteNit: "900373923-8" });
  });

  it("does not stop REST: the invoice is to be reviewed, and is sent once somebody confirmed it", async () => {
    const contract = await anUnansweredContract();
    const { status, body } = await app.as("contador").rest("POST", `/invoices/generate/${contract.id}`, {});
    expect(status).toBe(201);
    const id = body.invoice.id as string;
    await app.runJobs();
    await app.sweep();
    const made = await readInvoice(app, id);
    expect(made).toMatchObject({ sendingState: "por_revisar", status: "pending", thirdPartyAmount: 0 });
    expect(sentOf(made.number)).toEqual([]);
    expectRefused(await byContador(SEND_AGAIN, { id }), "CONFLICT");
    expectRefused(await app.as("admin").gql(CONFIRM, { id }), "FORBIDDEN");
    await app.as("owner").ask(CONFIRM, { id });
    await app.runJobs();
    expect((await readInvoice(app, id)).sendingState).toBe("enviada");
    expect(sentOf(made.number)).toHaveLength(1);
    expectRefused(await byContador(CONFIRM, { id }), "CONFLICT", "La factura no está por revisar.");
  });

  it("is answered in the review: the invoice is corrected before it is ever sent", async () => {
    const contract = await anUnansweredContract();
    const { generateInvoice } = await app.as("owner").ask(GENERATE_FOR_REVIEW, { contractId: contract.id });
    const { id, number, code } = generateInvoice.invoice;
    const input = { impuesto: "GRAVADO_19", facturarA: {} };
    expectRefused(await byContador(CORRECT, { id, input }), "CONFLICT");
    const nit = "890900608-9";
    await app.as("contador").ask(ANSWER, { id: contract.providerId, input: { mandate: true, nit } });
    const { correctInvoice: corrected } = await app.as("contador").ask(CORRECT, { id, input });
    expect(corrected).toMatchObject({ number, sendingState: "en_cola" });
    expect(corrected.thirdPartyAmount).toBeGreaterThan(0);
    expect(corrected.attempts).toEqual([expect.objectContaining({ sent: false, code })]);
    await app.runJobs();
    expect(sentOf(number).map((fiscalDocument) => fiscalDocument.code)).toEqual([corrected.code]);
  });
});

describe("the preview of an invoice", () => {
  it("is printed with the buyer and the lines, without a number, and draws none", async () => {
    const { contract } = await anInvoice(app);
    const [{ ultimo }] = (await sql("select ultimo from numbering_ranges where kind = 'factura'")) as [
      { ultimo: number },
    ];
    const { invoicePreview } = await app.as("contador").ask(
      `query ($contractId: ID!, $input: GenerateInvoiceInput) {
        invoicePreview(contractId: $contractId, input: $input) { filename url } }`,
      {
        contractId: contract.id,
        input: { facturarA: { tipoDocumento: "cc", documento: "1020304050", nombre: "Rosa Elena Páez" } },
      },
    );
    const text = (await pagesOf(await fetched(app, invoicePreview.url))).join(" ");
    expect(text).toContain("Vista previa");
    expect(text).toContain("Rosa Elena Páez");
    expect(text).not.toContain("CUFE");
    expect(await sql("select ultimo from numbering_ranges where kind = 'factura'")).toEqual([{ ultimo }]);
  });
});
