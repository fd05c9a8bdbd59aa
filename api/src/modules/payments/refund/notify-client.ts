import type { Day } from "../../../core/colombia/days.ts";
import { queueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import type { Contract } from "../../contracts/contract/contract.entity.ts";
import type { Payable } from "../payable/payable.ts";
import { cancelledLetter, type CancelledMoney } from "./cancelled.mail.ts";
import type { Refund } from "./refund.entity.ts";
import { accountText } from "./refund.rules.ts";
import { accountAskedLetter, refundOpenedLetter, refundPaidLetter } from "./refund.mail.ts";

const pageOf = async (work: Work, payable: Payable): Promise<string | null> =>
  (await payable.clientPage?.(work)) ?? null;

/**
 * Notifies a client of a refund, with the additional text `said`, and requests the account unless the client
 * entered one for another refund.
 */
export async function announceOpened(
  work: Work,
  payable: Payable,
  refund: Refund,
  said: string | null = null,
): Promise<void> {
  const { id, monto, dueOn } = refund;
  const content = await payable.content(work.em);
  const owed = { monto, dueOn, said, account: accountText(refund) };
  await queueMail(work, {
    key: `refund-opened:${id}`,
    to: content.client.email,
    ...refundOpenedLetter(content, payable.words, owed, await pageOf(work, payable)),
  });
}

/**
 * Notifies a client that the contract was cancelled, with the decision made about the payments at the same
 * time.
 */
export async function announceCancelled(
  work: Work,
  payable: Payable,
  contract: Contract,
  decided: Pick<CancelledMoney, "left" | "refund">,
): Promise<void> {
  const content = await payable.content(work.em);
  if (!content.client.email) return;
  const { porVerificar } = await work.facts(contract, "porVerificar");
  const money = { paid: payable.paid, waiting: Number(porVerificar), ...decided };
  await queueMail(work, {
    key: `contract-cancelled:${contract.id}`,
    to: content.client.email,
    ...cancelledLetter(content, contract.contractNumber, money, await pageOf(work, payable)),
  });
}

/** Notifies a client that the refund was paid, with the file that proves the payment. */
export async function notifyOfPaid(
  work: Work,
  payable: Payable,
  refund: Refund,
  paidOn: Day,
  { key: storageKey, filename, contentType, size }: StoredBytes,
): Promise<void> {
  const { id, monto, reference } = refund;
  const content = await payable.content(work.em);
  const account = accountText(refund) ?? "";
  const paid = { monto, paidOn, account, reference };
  await queueMail(work, {
    key: `refund-paid:${id}`,
    to: content.client.email,
    ...refundPaidLetter(content, payable.words, paid, await pageOf(work, payable)),
    attachments: [{ filename, storageKey, contentType, size }],
  });
}

/**
 * Requests the account of a refund from the client again, at most once a day; returns false when the client
 * has no e-mail address.
 */
export async function askForAccount(
  work: Work,
  payable: Payable,
  { id, monto, dueOn }: Pick<Refund, "id" | "monto" | "dueOn">,
): Promise<boolean> {
  const content = await payable.content(work.em);
  if (!content.client.email) return false;
  await queueMail(work, {
    key: `refund-account-asked:${id}:${work.today}`,
    to: content.client.email,
    ...accountAskedLetter(content, payable.words, { monto, dueOn }, await pageOf(work, payable)),
  });
  return true;
}
