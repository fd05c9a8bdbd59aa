import { spendCode } from "../../../../core/auth/one-time-codes.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_CLAIM } from "../../claim/claim.access.ts";
import { Claim } from "../../claim/claim.entity.ts";
import { standsInRecords } from "../../proof/claim-owner.ts";

/**
 * Checks the code that was sent to the e-mail of a request. An e-mail that occurs in our records identifies
 * the person; otherwise an identity document is requested. Returns whether the e-mail identified them.
 */
export async function proveClaimIdentity(
  work: Work,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  const claim = await work.forUpdate.find(Claim, { id }, NO_CLAIM);
  if (claim.identity !== "pendiente" || claim.emailConfirmedAt !== null)
    throw conflict("Esta solicitud no necesita otro código.");
  await spendCode(work, "claim", id, code);
  claim.emailConfirmedAt = work.now;
  if (await standsInRecords(work, claim)) claim.identity = "correo";
  work.audit("claim.identified", id, { identity: claim.identity });
  return claim.identity === "correo";
}
