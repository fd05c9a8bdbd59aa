import type { FilterQuery } from "@mikro-orm/core";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { NO_CLAIM, ownClaims } from "../../claim/claim.access.ts";
import { ownClaimActs } from "../../claim/claim.acts.rules.ts";
import { Claim } from "../../claim/claim.entity.ts";
import { keepClaimFiles } from "../../claim/claim-files.ts";

/** Adds files to a person's own request while it is open, such as the document that proves their identity. */
export async function addClaimFiles(
  work: Work,
  { id, files }: { id: string; files: readonly StoredBytes[] },
): Promise<string> {
  const where = { $and: [{ id }, ownClaims(work.viewer, work.link)] } as FilterQuery<Claim>;
  const claim = await work.forUpdate.find(Claim, where, NO_CLAIM);
  ownClaimActs.refuse("addFiles", work, claim);
  if (claim.identity === "rechazada") claim.identity = "pendiente";
  await keepClaimFiles(work, id, files);
  return id;
}
