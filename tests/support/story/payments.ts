import type { TestApp } from "../app.ts";
import { TODAY } from "../calendar.ts";
import type { Handle } from "../people.ts";
import { aSentSimpleContract } from "./contracts.ts";

/** A payment of the story. */
export interface StoryPayment {
  readonly id: string;
  readonly contractId: string;
  readonly monto: number;
}

export const REGISTER = `mutation ($input: RegisterPaymentInput!, $details: PaymentDetailsInput,
  $file: Upload, $key: String) {
  registerPayment(input: $input, details: $details, file: $file, idempotencyKey: $key) {
    id contractId monto tipoPago fechaPago status observaciones referenciaPago comprobanteFileId receiptNumber
    createdById } }`;
export const VERIFY = `mutation ($id: ID!, $input: VerifyPaymentInput!) {
  verifyPayment(id: $id, input: $input) {
  id status observaciones receiptNumber verifiedAt verifiedById balanceAfter contract {
    totalPagado saldoPendiente porVerificar progresoPago } } }`;
export const REVERSE = `mutation ($id: ID!, $input: ReversePaymentInput!) {
  reversePayment(id: $id, input: $input) {
  id status reversedAt reversalReason receiptNumber contract { totalPagado saldoPendiente } } }`;

/** Returns the input of a payment with the story's defaults: half a million by transfer, today. */
export const aTransfer = (contractId: string, input: Readonly<Record<string, unknown>> = {}) => ({
  contractId,
  monto: 500_000,
  fechaPago: TODAY,
  ...input,
});

/**
 * A contract that was sent to its client: it takes payments. 3,000,000 COP, sold by the advisor of the first
 * team.
 */
export const aPayableContract = aSentSimpleContract;

/** A payment that awaits verification. */
export async function aPayment(
  app: TestApp,
  contractId: string,
  input: Readonly<Record<string, unknown>> = {},
  by: Handle = "asesor",
): Promise<StoryPayment> {
  const { registerPayment } = await app.as(by).ask(REGISTER, { input: aTransfer(contractId, input) });
  return registerPayment as StoryPayment;
}

/**
 * A payment that the card provider approved and nobody expected so: it is pending and in review. The provider
 * is left out; the row is as its event leaves it.
 */
export async function aPaymentInReview(
  app: TestApp,
  contractId: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<StoryPayment> {
  const payment = await aPayment(app, contractId, input, "owner");
  await app.app.services.orm.em
    .fork()
    .execute("update payments set decision_note = 'En revisión', created_by_id = null where id = ?", [
      payment.id,
    ]);
  return payment;
}

/** Reason for which a payment that looks like another one, or is for a cancelled contract, counts. */
export const MEANT = {
  aceptaDuplicado: true,
  motivoDuplicado: "Son dos consignaciones distintas: las vi en el banco",
} as const;

/** Verifies a payment; its answer. */
export const verifyIt = (app: TestApp, id: string, by: Handle = "contador", input: object = {}) =>
  app.as(by).gql(VERIFY, { id, input });

/** A payment that counts. */
export async function aVerifiedPayment(
  app: TestApp,
  contractId: string,
  input: Readonly<Record<string, unknown>> = {},
  by: Handle = "asesor",
): Promise<StoryPayment & { readonly receiptNumber: string }> {
  const payment = await aPayment(app, contractId, input, by);
  const { verifyPayment } = await app.as("contador").ask(VERIFY, { id: payment.id, input: {} });
  return { ...payment, receiptNumber: verifyPayment.receiptNumber };
}
