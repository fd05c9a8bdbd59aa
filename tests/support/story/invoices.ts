import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import { aCompletedContract } from "./commissions.ts";
import type { StoryContract } from "./contracts.ts";
import { aRange } from "./payouts.ts";
import { aProvider } from "./providers.ts";
import { aContractToBuy, buy, markPaid } from "./purchases.ts";

const INVOICE = `id number consecutivo issueDate code status sendingState sendingTries nextTryAt sentAt
  sendingProblem track pruebas baseAmount ivaAmount thirdPartyAmount totalAmount pdfUrl xmlUrl nextStatuses
  faltaNota conNota creditedAmount contractId acts { name allowed reason }
  lines { posicion impuesto tarifa descripcion base iva total mandanteNombre mandanteNit }
  facturarA { nombre tipoDocumento documento ciudad correo }
  attempts { at sent answer code totalAmount }
  creditNotes { id number code motivo concepto baseAmount ivaAmount totalAmount sendingState pdfUrl xmlUrl
    attempts { answer code totalAmount concepto motivo lineas { total } }
    lines { base iva total line { posicion } } }`;
export const GENERATE = `mutation ($contractId: ID!, $input: GenerateInvoiceInput) {
  generateInvoice(contractId: $contractId, input: $input) { created invoice { ${INVOICE} } } }`;
/** As the REST call invoices: what is not answered is looked at later. */
export const GENERATE_FOR_REVIEW = GENERATE.replace("input: $input)", "input: $input, reviewLater: true)");
export const CORRECT = `mutation ($id: ID!, $input: CorrectInvoiceInput!) {
  correctInvoice(id: $id, input: $input) { ${INVOICE} } }`;
export const CORRECT_NOTE = `mutation ($id: ID!, $input: CreditInvoiceInput!) {
  correctCreditNote(id: $id, input: $input) { ${INVOICE} } }`;
export const CONFIRM = `mutation ($id: ID!) { confirmInvoice(id: $id) { id sendingState nextTryAt } }`;
export const CREDIT_PART = `mutation ($invoiceId: ID!, $input: CreditInvoiceInput!) {
  creditInvoice(invoiceId: $invoiceId, input: $input) { ${INVOICE} } }`;
export const ANSWER = `mutation ($id: ID!, $input: AnswerForProviderInput!) {
  answerForProvider(id: $id, input: $input) { id nit mandate mandateAnsweredAt mandateAnsweredBy { id } } }`;
export const SET_STATUS = `mutation ($id: ID!, $input: InvoiceStatusInput!) {
  changeInvoiceStatus(id: $id, input: $input) { id status version } }`;
export const SEND_AGAIN = `mutation ($id: ID!) { sendInvoiceAgain(id: $id) {
  id status sendingState sendingTries } }`;
export const CREDIT = `mutation ($invoiceId: ID!) { issueCreditNote(invoiceId: $invoiceId) { ${INVOICE} } }`;

// Tests read answers freely.
/* eslint-disable @typescript-eslint/no-explicit-any */

/** Numbers for invoices and for credit notes, of a prefix of their own. */
export async function invoiceRanges(app: TestApp): Promise<void> {
  await aRange(app, { kind: "factura", prefijo: "SETT", desde: 990_000_001, hasta: 990_000_500 });
  await aRange(app, { kind: "nota_credito", prefijo: "NC", desde: 1, hasta: 500 });
}

/** The invoice of a contract; answers it. */
export async function invoiceOf(
  app: TestApp,
  { id }: Pick<StoryContract, "id">,
  impuesto?: string,
  by: Handle = "contador",
): Promise<any> {
  const input = impuesto === undefined ? undefined : { impuesto };
  return (await app.as(by).ask(GENERATE, { contractId: id, input })).generateInvoice.invoice;
}

/** An invoice as it stands. */
export const readInvoice = async (app: TestApp, id: string, by: Handle = "contador"): Promise<any> =>
  (await app.as(by).ask(`query ($id: ID!) { invoice(id: $id) { ${INVOICE} } }`, { id })).invoice;

/** An invoice of a completed contract, with the contract that it is of. */
export async function anInvoice(
  app: TestApp,
  choices: Parameters<typeof aCompletedContract>[1] = {},
): Promise<{ readonly contract: StoryContract; readonly invoice: any }> {
  const contract = await aCompletedContract(app, choices);
  return { contract, invoice: await invoiceOf(app, contract) };
}

/** The bytes behind a signed address. */
export async function fetched(app: TestApp, address: string): Promise<Buffer> {
  const { pathname, search } = new URL(address, app.url);
  return Buffer.from(await (await fetch(`${app.url}${pathname}${search}`)).arrayBuffer());
}

/** A completed contract whose first two items were bought by mandate, at so many pesos each. */
export async function aMandatedContract(app: TestApp, nit: string | null, cost: number) {
  const contract = await aContractToBuy(app);
  const { name } = await aProvider(app, { mandate: true, ...(nit && { nit }) });
  const own = await aProvider(app, { mandate: false });
  const bought = [];
  for (const [n, item] of contract.items.entries())
    bought.push(
      (
        await buy(
          app,
          item,
          n < 2 ? { proveedor: name, costo: cost } : { proveedor: own.name, costo: item.precioTotal },
        )
      ).purchase,
    );
  for (const purchase of bought) await markPaid(app, purchase);
  return { ...contract, provider: name };
}
