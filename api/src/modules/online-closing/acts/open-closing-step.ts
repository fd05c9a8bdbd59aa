import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { conflict } from "../../../core/failure.ts";
import { issueNextLink } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { nextPaymentToken } from "../../contracts/plan/payment-link.ts";
import { closingInProgress, type ClosingVisitor } from "../closing.access.ts";
import { holdSeats, refuseWithoutSeats } from "../closing-seats.ts";
import { type LinkedStep, opensStep } from "../closing-step.rules.ts";
import { NOT_YET } from "../closing.texts.ts";
import { refuseWithoutRights } from "../lent-rights.ts";

const NOT_SENT = "Estamos preparando tu contrato. Intenta de nuevo en un momento.";

/**
 * Returns the token of a step's own link: the travellers' form, the signature, or the payment. It opens only
 * after the steps before it.
 */
export async function openClosingStep(
  work: Work,
  { step, ...visitor }: ClosingVisitor & { step: LinkedStep },
): Promise<string> {
  const found = await closingInProgress(work, visitor);
  const { quote, closing } = found;
  if (!opensStep(step, closing)) throw conflict(NOT_YET);
  await refuseWithoutRights(work, found);
  await refuseWithoutSeats(work, found);
  if (step === "viajeros")
    return issueNextLink(work, "passengers", quote.id, linkEnds("passengers", work.now));
  const contract = await work.em.findOneOrFail(Contract, { id: closing.contract?.id ?? [] });
  if (contract.status === "draft") throw conflict(NOT_SENT);
  await holdSeats(work, quote, contract.id);
  return step === "firma"
    ? issueNextLink(work, "signature", contract.id, linkEnds("signature", work.now))
    : nextPaymentToken(work, contract);
}

/** The stored answer contains no token; a repeated request gets a new one. */
openClosingStep.again = openClosingStep;
