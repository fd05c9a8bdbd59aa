import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import { aCompletedContract } from "./commissions.ts";
import type { StoryContract } from "./contracts.ts";
import {
  StoryGenerateDocument as GENERATE,
  StoryInvoiceDocument,
  type StoryInvoiceFragment as StoryInvoice,
} from "./invoices.generated.ts";
import { aRange } from "./payouts.ts";
import { aProvider } from "./providers.ts";
import { aContractToBuy, buy, markPaid } from "./purchases.ts";

export {
  StoryCorrectDocument as CORRECT,
  StoryCorrectNoteDocument as CORRECT_NOTE,
  StoryCreditDocument as CREDIT,
  StoryCreditPartDocument as CREDIT_PART,
  StoryGenerateDocument as GENERATE,
  StoryGenerateForReviewDocument as GENERATE_FOR_REVIEW,
} from "./invoices.generated.ts";
export const CONFIRM = `mutation ($id: ID!) { confirmInvoice(id: $id) { id sendingState nextTryAt } }`;
export const ANSWER = `mutation ($id: ID!, $input: AnswerForProviderInput!) {
  answerForProvider(id: $id, input: $input) { id nit mandate mandateAnsweredAt mandateAnsweredBy { id } } }`;
export const SET_STATUS = `mutation ($id: ID!, $input: InvoiceStatusInput!) {
  changeInvoiceStatus(id: $id, input: $input) { id status version } }`;
export const SEND_AGAIN = `mutation ($id: ID!) { sendInvoiceAgain(id: $id) {
  id status sendingState sendingTries } }`;

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
): Promise<StoryInvoice> {
  const input = impuesto === undefined ? undefined : { impuesto };
  return (await app.as(by).ask(GENERATE, { contractId: id, input })).generateInvoice.invoice;
}

/** An invoice in its present state. */
export async function readInvoice(app: TestApp, id: string, by: Handle = "contador"): Promise<StoryInvoice> {
  const { invoice } = await app.as(by).ask(StoryInvoiceDocument, { id });
  if (!invoice) throw new Error(`there is no invoice ${id}`);
  return invoice;
}

/** An invoice of a completed contract, with the contract that it is of. */
export async function anInvoice(
  app: TestApp,
  choices: Parameters<typeof aCompletedContract>[1] = {},
): Promise<{ readonly contract: StoryContract; readonly invoice: StoryInvoice }> {
  const contract = await aCompletedContract(app, choices);
  return { contract, invoice: await invoiceOf(app, contract) };
}

/** The bytes behind a signed address. */
export async function fetched(app: TestApp, address: string | null): Promise<Buffer> {
  if (address === null) throw new Error("there is no file yet");
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
