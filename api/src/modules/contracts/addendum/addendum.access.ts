import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import { visibleContracts } from "../contract/contract.access.ts";
import { Contract } from "../contract/contract.entity.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";
import { Addendum } from "./addendum.entity.ts";

const NO_ADDENDUM = "Otrosí no encontrado";

/**
 * Returns the addenda that the viewer may see: all of the contracts in their scope, or the one that their
 * link opens.
 */
export function visibleAddenda(viewer: Viewer | null, link: Link | null): FilterQuery<Addendum> {
  const seen: FilterQuery<Addendum>[] = [];
  if (viewer) seen.push({ contract: visibleContracts(viewer, null) } as FilterQuery<Addendum>);
  // Clients do not see an addendum that is still being written.
  if (viewer?.role === CLIENTE) seen[0] = { $and: [seen[0] ?? {}, { status: { $in: ["sent", "signed"] } }] };
  if (link?.purpose === "addendum") seen.push({ id: link.recordId });
  return { $or: seen };
}

/** Loads an addendum in the caller's scope, with its contract. NOT_FOUND otherwise. */
export async function findAddendum(
  scope: Scope,
  id: string,
): Promise<{ addendum: Addendum; contract: Contract }> {
  const addendum = await scope.find(
    Addendum,
    { $and: [{ id }, visibleAddenda(scope.viewer, scope.link)] },
    NO_ADDENDUM,
  );
  return { addendum, contract: await scope.find(Contract, { id: addendum.contract.id }, NO_CONTRACT) };
}

/**
 * Returns the addendum that a contract's client has to sign: the one that the caller's link opens, otherwise
 * the one that was sent.
 */
export async function findAddendumToSign(scope: Scope, contractId: string): Promise<Addendum> {
  const { viewer, link } = scope;
  const asked = link?.purpose === "addendum" ? { id: link.recordId } : { status: "sent" as const };
  return scope.find(
    Addendum,
    { $and: [{ contract: contractId }, asked, visibleAddenda(viewer, link)] } as FilterQuery<Addendum>,
    NO_ADDENDUM,
  );
}
