import type { TestApp } from "../app.ts";
import { inDays, TODAY } from "../calendar.ts";
import type { Handle } from "../people.ts";
import { CANCEL } from "./commissions.ts";
import type { StoryContract } from "./contracts.ts";
import { aPayableContract, aVerifiedPayment } from "./payments.ts";
import { aReceipt } from "./purchases.ts";

/** A refund of the story. */
export interface StoryRefund {
  readonly id: string;
  readonly contractId: string;
  readonly monto: number;
}

export const DECIDE_REFUND = `mutation ($input: DecideRefundInput!) { decideRefund(input: $input) {
  id porDevolver } }`;
export const PAY_REFUND = `mutation ($id: ID!, $input: PayRefundInput!, $file: Upload!, $key: String) {
  payRefund(id: $id, input: $input, file: $file, idempotencyKey: $key) { id status paidOn means reference
    paidBy { id } comprobanteUrl } }`;
export const SET_ACCOUNT = `mutation ($id: ID!, $input: RefundAccountInput!) {
  setRefundAccount(id: $id, input: $input) { id accountMasked } }`;
export const CHANGE_DUE = `mutation ($id: ID!, $input: RefundDueInput!) {
  changeRefundDue(id: $id, input: $input) { id dueOn } }`;
export const ANNUL_REFUND = `mutation ($id: ID!, $input: AnnulRefundInput!) {
  annulRefund(id: $id, input: $input) { id status annulReason } }`;
const REFUNDS_OF = `query ($id: ID!) { refundsOfContract(contractId: $id) {
  id monto reason status dueOn accountMasked hasAccount
  comprobanteUrl createdBy { id } note annulReason } }`;

/** The account of a client, as it is typed. */
export const anAccount = (input: Readonly<Record<string, unknown>> = {}) => ({
  bank: "Bancolombia",
  kind: "ahorros",
  number: "123-456 789-01",
  holder: "María Pérez",
  documentType: "cc",
  document: "52123456",
  ...input,
});

/** Returns the input of a refund's payment with the story's defaults: by transfer, today. */
export const aPayout = (input: Readonly<Record<string, unknown>> = {}) => ({
  paidOn: TODAY,
  means: "transferencia",
  reference: "TR-881",
  ...input,
});

/** A contract that was paid in part and then cancelled, without a word on its money. */
export async function aCancelledContract(
  app: TestApp,
  paid = 500_000,
  choices: Parameters<typeof aPayableContract>[1] = {},
): Promise<StoryContract> {
  const contract = await aPayableContract(app, choices);
  if (paid > 0) await aVerifiedPayment(app, contract.id, { monto: paid });
  await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "El cliente desistió" } });
  return contract;
}

/** Decides the refund of a cancelled contract; returns the opened refund. */
export async function aRefundOf(
  app: TestApp,
  contractId: string,
  monto = 500_000,
  by: Handle = "gerente",
): Promise<StoryRefund> {
  const input = { contractId, monto, motivo: "Lo acordado", dueOn: inDays(10) };
  await app.as(by).ask(DECIDE_REFUND, { input });
  const [refund] = await refundsOfContract(app, contractId);
  return { id: refund.id, contractId, monto };
}

/** A refund of a cancelled contract that is owed; nobody has said where it goes. */
export const aRefund = async (app: TestApp, by: Handle = "gerente"): Promise<StoryRefund> =>
  aRefundOf(app, (await aCancelledContract(app)).id, 500_000, by);

/** A refund that can be paid: a person wrote down where it goes. */
export async function aPayableRefund(app: TestApp, accountBy: Handle = "admin"): Promise<StoryRefund> {
  const refund = await aRefund(app);
  await app.as(accountBy).ask(SET_ACCOUNT, { id: refund.id, input: anAccount() });
  return refund;
}

/** Pays a refund; its answer. */
export const payIt = (
  app: TestApp,
  id: string,
  by: Handle = "contador",
  input: Readonly<Record<string, unknown>> = {},
) => app.as(by).gql(PAY_REFUND, { id, input: aPayout(input) }, { file: aReceipt("devolucion.png") });

/** A refund that went out. */
export async function aPaidRefund(app: TestApp): Promise<StoryRefund> {
  const refund = await aPayableRefund(app);
  const { errors } = await payIt(app, refund.id);
  if (errors) throw new Error(JSON.stringify(errors));
  return refund;
}

/** The refunds of a contract, as a person sees them. */
export const refundsOfContract = async (app: TestApp, id: string, who: Handle = "owner") =>
  (await app.as(who).ask(REFUNDS_OF, { id })).refundsOfContract;

/** Shows the whole account of a refund to who pays it. */
export const SHOW_ACCOUNT = `mutation ($id: ID!) { showRefundAccount(id: $id) {
  bank kind number holder documentType document } }`;
export const ASK_ACCOUNT = "mutation ($id: ID!) { askRefundAccount(id: $id) { id hasAccount } }";
