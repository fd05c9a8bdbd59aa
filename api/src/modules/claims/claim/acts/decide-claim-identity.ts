import type { Work } from "../../../../core/mutation/work.ts";
import { lockClaimFor } from "../claim.access.ts";
import type { DecideIdentityInput } from "../claim.inputs.ts";

/** Decides whether an attached document proves the person's identity. */
export async function decideClaimIdentity(
  work: Work,
  { id, input: { acepta, nota } }: { id: string; input: DecideIdentityInput },
): Promise<string> {
  const claim = await lockClaimFor(work, "identify", id);
  claim.identity = acepta ? "documento" : "rechazada";
  work.audit("claim.identity-decided", id, { accepted: acepta, note: nota.trim() });
  return id;
}
