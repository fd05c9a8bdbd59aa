import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { CardCheck } from "../../payments/card/card-check.entity.ts";
import { NO_CHECKED_PAYMENT, NOT_FAILED } from "../operation.rules.ts";

/**
 * Queues another query to the card provider, within a minute, about a verified payment that the provider did
 * not confirm.
 */
export async function retryCardCheck(work: Work, { id }: { readonly id: string }): Promise<void> {
  const check = await work.forUpdate.find(CardCheck, { payment: id }, NO_CHECKED_PAYMENT);
  if (check.problem === null) throw conflict(NOT_FAILED);
  const { asks } = check;
  check.askedAt = null;
  check.problem = null;
  work.audit("operation.tried-again", id, { kind: "unconfirmed_payment", task: null, tries: asks });
}
