import type { FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import { CLIENTE, GERENTE, LIDER } from "../../accounts/permissions.rules.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import type { Contract } from "./contract.entity.ts";
import type { ContractItem } from "../item/item.entity.ts";

/**
 * The contracts that somebody may see: their own, those they stand on as seller, their team's, or the one a
 * link opens.
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

/** The items of visible contracts. */
export const visibleItems = (viewer: Viewer | null, link: Link | null): FilterQuery<ContractItem> => ({
  contract: visibleContracts(viewer, link) as never,
});
