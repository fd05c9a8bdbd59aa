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

/** Missing information that a person sends for a request, with supporting files. */
export interface Completing {
  readonly id: string;
  readonly input: CompleteClaimInput;
  readonly files: readonly StoredBytes[];
}

/** Adds the requested information to a person's own request; the answer period restarts today. */
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
