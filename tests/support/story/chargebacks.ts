import type { TestApp } from "../app.ts";
import { TODAY } from "../calendar.ts";
import { aCardOrder, applyEvent, PAY_ONLINE } from "./cards.ts";
import { aPayableContract } from "./payments.ts";

export const OPEN_CASE = `mutation ($input: OpenChargebackInput!, $file: Upload) {
  openChargeback(input: $input, file: $file) {
  id number status claimedInTime claimUntil dueOn openedByClient evidence { filename } } }`;

/** Card payment of the story; `report` makes the provider report a status. */
export interface StoryOnlinePayment {
  readonly id: string;
  readonly contractId: string;
  report(status: string): Promise<void>;
}

/** A payment by card that the provider approved. */
export async function anOnlinePayment(app: TestApp): Promise<StoryOnlinePayment> {
  const { id: contractId } = await aPayableContract(app);
  const input = await aCardOrder(app, contractId, { monto: 600_000, contractId });
  const { data } = await app.as().gql(PAY_ONLINE, { input });
  const { transaction, reference, payment } = data!["payOnline"] as never as {
    transaction: { id: string };
    reference: string;
    payment: { id: string };
  };
  const report = async (status: string) => {
    await applyEvent(app, { id: transaction.id, reference, status, amount_in_cents: 60_000_000 });
  };
  await report("APPROVED");
  return { id: payment.id, contractId, report };
}

/** Returns the input of a client's claim about a payment. */
export const aClaim = (paymentId: string, input: object = {}) => ({
  paymentId,
  cause: "no_recibido",
  detail: "El hotel nunca recibió la reserva",
  knownOn: TODAY,
  ...input,
});

/** A case that waits for an answer, with its payment. */
export async function aCase(app: TestApp): Promise<StoryOnlinePayment & { readonly paymentId: string }> {
  const payment = await anOnlinePayment(app);
  const { openChargeback } = await app.as("asesor").ask(OPEN_CASE, { input: aClaim(payment.id) });
  return { ...payment, paymentId: payment.id, id: openChargeback.id };
}
