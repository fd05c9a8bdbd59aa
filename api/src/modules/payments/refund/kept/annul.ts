import type { Work } from "../../../../core/mutation/work.ts";
import type { KeptAmount } from "./kept-amount.entity.ts";

/** Annuls a locked kept amount, with a reason: its money is left to decide again. */
export function annulKept(work: Work, kept: KeptAmount, reason: string): void {
  kept.annulledAt = work.now;
  kept.annulReason = reason;
  const { penalidad, noReembolsado } = kept;
  work.audit("contract.kept-annulled", kept.contract.id, { penalidad, noReembolsado, reason });
}
