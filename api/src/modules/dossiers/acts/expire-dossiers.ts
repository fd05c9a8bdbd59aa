import { daysAfter } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Dossier } from "../dossier.entity.ts";
import { dossierMoves } from "../dossier-moves.ts";
import { forgetDossierFile } from "../end-dossier.ts";

/** Days for which is told that there was a dossier. */
const TOLD_DAYS = 30;

/** Deletes the dossiers whose day is over, and forgets after a month that they were asked for. */
export async function expireDossiers(work: Work): Promise<void> {
  const due = { status: "ready" as const, expiresAt: { $lte: work.now } };
  const found = await work.em.find(Dossier, due, { orderBy: { id: "asc" }, limit: 100 });
  for (const made of await work.lockAll(
    Dossier,
    found.map(({ id }) => id),
  )) {
    if (made.status !== "ready") continue;
    work.move(dossierMoves, made, "expired", { audit: null });
    await forgetDossierFile(work, made);
  }
  const old = {
    status: { $nin: ["waiting", "running", "ready"] },
    createdAt: { $lte: daysAfter(work.now, -TOLD_DAYS) },
  };
  await work.em.nativeDelete(Dossier, old as never);
}
