import type { Work } from "../../../../core/mutation/work.ts";
import { lockClaimFor } from "../claim.access.ts";
import "../claim.audit.ts";
import type { DecideIdentityInput } from "../claim.inputs.ts";

/** Says whether the document that somebody attached shows that they are who they say. */
export async function decideClaimIdentity(
  work: Work,
  { id, input: { acepta, nota } }: { id: string; input: DecideIdentityInput },
): Promise<string> {
  const claim = await lockClaimFor(work, "identify", id);
  claim.identity = acepta ? "documento" : "rechazada";
  work.audit("claim.identity-decided", id, { accepted: acepta, note: nota.trim() });
  return id;
}
