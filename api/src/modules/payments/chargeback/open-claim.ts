import { make } from "../../../core/rows.ts";
import { queueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { Payment } from "../payment/payment.entity.ts";
import { lockWithPayable } from "../payment/payment-payable.ts";
import { claimableActs } from "./chargeback.acts.rules.ts";
import { Chargeback } from "./chargeback.entity.ts";
import type { OpenChargebackInput } from "./chargeback.inputs.ts";
import { claimLetter } from "./chargeback.mail.ts";
import { claimUntil, refuseClaimDays, reversalUntil } from "./chargeback.rules.ts";

/**
 * Opens the case of a loaded payment: assigns its number, counts its deadline from the claim, and notifies
 * the client of both. A claim made after the five working days is accepted and marked as late.
 * @throws Refusal CONFLICT for a payment that was not paid online, was not received, or has an open case.
 */
export async function openClaim(
  work: Work,
  payment: Payment,
  input: OpenChargebackInput,
  openedByClient: boolean,
): Promise<Chargeback> {
  const payable = await lockWithPayable(work, payment);
  const { status, tipoPago, monto } = payment;
  const enReclamo = (await work.em.count(Chargeback, { payment: payment.id, status: "abierto" })) > 0;
  claimableActs.refuse("openChargeback", work, { status, tipoPago, enReclamo });
  const { cause, knownOn, claimedOn: claimed } = input;
  const claimedOn = claimed ?? work.today;
  refuseClaimDays({ knownOn, claimedOn }, work.today);

  const days = { knownOn, claimedOn, claimUntil: claimUntil(knownOn), dueOn: reversalUntil(claimedOn) };
  const number = await work.number("RP");
  const chargeback = make(Chargeback, {
    ...days,
    number,
    payment,
    cause,
    openedByClient,
    detail: input.detail.trim(),
    createdBy: openedByClient || !work.viewer ? null : work.em.getReference(User, work.viewer.id),
  });
  work.add(chargeback);
  const { id, dueOn } = chargeback;
  const inTime = claimedOn <= days.claimUntil;
  const opened = { number, paymentId: payment.id, cause, claimedOn, dueOn, inTime };
  work.audit("chargeback.opened", id, opened);
  await work.emit("chargeback.opened", { chargebackId: id, payable: payable.ref });
  const content = await payable.content(work.em);
  await queueMail(work, {
    key: `chargeback:${id}`,
    to: payment.pagadorEmail ?? content.client.email,
    ...claimLetter(content, payable.words, { number, monto, dueOn }),
  });
  return chargeback;
}
