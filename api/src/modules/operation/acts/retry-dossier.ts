import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Dossier } from "../../dossiers/dossier.entity.ts";
import { DOSSIER_HOURS, DOSSIER_OVER, NO_FAILED_DOSSIER, NOT_FAILED } from "../operation.rules.ts";

const HOUR = 3_600_000;

/** Queues a dossier again that failed within the last day, on behalf of its requester. */
export async function retryDossier(work: Work, { id }: { readonly id: string }): Promise<void> {
  const dossier = await work.forUpdate.find(Dossier, { id }, NO_FAILED_DOSSIER);
  if (dossier.status !== "failed") throw conflict(NOT_FAILED);
  if (work.now.getTime() - dossier.createdAt.getTime() >= DOSSIER_HOURS * HOUR) throw conflict(DOSSIER_OVER);
  const tries = dossier.attempts;
  await work.emit("operation.dossier-again", { dossierId: id });
  work.audit("operation.tried-again", id, { kind: "dossier", task: null, tries });
}
