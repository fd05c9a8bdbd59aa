import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { CardCheck } from "../../payments/card/card-check.entity.ts";
import { NO_CHECKED_PAYMENT, NOT_FAILED } from "../operation.rules.ts";

/**
 * Queues another query to the card provider, within a minute, for a verified payment that it did not confirm.
 */
export async function retryCardCheck(work: Work, { id }: { readonly id: string }): Promise<void> {
  const check = await work.find(CardCheck, { payment: id }, NO_CHECKED_PAYMENT);
  await work.lock(check);
  if (check.problem === null) throw conflict(NOT_FAILED);
  const { asks } = check;
  check.askedAt = null;
  check.problem = null;
  work.audit("operation.tried-again", id, { kind: "unconfirmed_payment", task: null, tries: asks });
}
