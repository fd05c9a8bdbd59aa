import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import { CLIENTE, GERENTE, LIDER } from "../../accounts/permissions.rules.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import type { Contract } from "./contract.entity.ts";
import type { ContractItem } from "../item/item.entity.ts";

/**
 * Returns the contracts that the viewer may see. Administration and accounting see all; clients see their
 * own; sellers, leaders and managers see the contracts that name them; the holder of a link sees the
 * contract that it opens for signing.
 */
export const visibleContracts = (viewer: Viewer | null, link: Link | null): FilterQuery<Contract> => {
  if (seesAll(viewer)) return {};
  const seen: FilterQuery<Contract>[] = [];
  if (viewer?.role === CLIENTE) seen.push({ account: viewer.id });
  else if (viewer) seen.push({ asesor: viewer.id }, { admin: viewer.id });
  if (viewer?.role === LIDER) seen.push({ lider: viewer.id });
  if (viewer?.role === GERENTE) seen.push({ gerente: viewer.id });
  if (link?.purpose === "signature") seen.push({ id: link.recordId });
  return { $or: seen };
};

/**
 * Returns the client's own contracts: all contracts of the account, or the contract of the payment link.
 * Acts that only clients do are limited to these.
 */
export const ownContracts = (viewer: Viewer | null, link: Link | null): FilterQuery<Contract> => {
  const own: FilterQuery<Contract>[] = [];
  if (viewer?.role === CLIENTE) own.push({ account: viewer.id });
  if (link?.purpose === "payment") own.push({ id: link.recordId });
  return { $or: own };
};

/**
 * Returns the contracts whose document and payments the caller may read: visible contracts, and the caller's
 * own as client.
 */
export const readableContracts = (
  viewer: Viewer | null,
  link: Link | null,
  visible = visibleContracts(viewer, link),
): FilterQuery<Contract> =>
  // An empty filter means everything, and must not become one of several alternatives.
  seesAll(viewer) ? {} : { $or: [visible, ownContracts(viewer, link)] };

/** Returns the items of visible contracts. */
export const visibleItems = (viewer: Viewer | null, link: Link | null): FilterQuery<ContractItem> => ({
  contract: visibleContracts(viewer, link) as never,
});
