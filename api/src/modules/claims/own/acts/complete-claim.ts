import type { FilterQuery } from "@mikro-orm/core";
import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { NO_CLAIM, ownClaims } from "../../claim/claim.access.ts";
import { ownClaimActs } from "../../claim/claim.acts.rules.ts";
import { Claim } from "../../claim/claim.entity.ts";
import { keepClaimFiles } from "../../claim/claim-files.ts";
import { claimMoves } from "../../claim/claim-moves.ts";
import { answerUntil } from "../../claim/claim.rules.ts";
import type { CompleteClaimInput } from "../file-claim.inputs.ts";

/** Completion of a request: the missing information, and the files that prove it. */
export interface Completing {
  readonly id: string;
  readonly input: CompleteClaimInput;
  readonly files: readonly StoredBytes[];
}

/**
 * Completes a person's own request with the requested information: the days of the answer are counted from
 * today.
 */
export async function completeClaim(work: Work, { id, input, files }: Completing): Promise<string> {
  const where = { $and: [{ id }, ownClaims(work.viewer, work.link)] } as FilterQuery<Claim>;
  const claim = await work.forUpdate.find(Claim, where, NO_CLAIM);
  ownClaimActs.refuse("complete", work, claim);

  const dueOn = answerUntil(claim.kind, work.today);
  const completion = input.detalle.trim();
  assign(claim, { dueOn, completion, noticedAt: null, overdueNoticedAt: null });
  work.move(claimMoves, claim, "en_tramite", { audit: ["claim.completed", { dueOn }] });
  await keepClaimFiles(work, id, files);
  await work.emit("claim.completed", { claimId: id });
  return id;
}
