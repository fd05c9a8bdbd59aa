import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { GERENTE, LIDER } from "../../accounts/permissions.rules.ts";
import { earnerRoles, isStaff, seesAll, staffRoles } from "../../accounts/staff.rules.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { NO_COMMISSION } from "./commission.acts.rules.ts";
import { Commission } from "./commission.entity.ts";

/** The sentence for a person who is out of sight or does not exist. */
export const NO_PERSON = "Usuario no encontrado";

/**
 * Returns the commissions somebody may see: administration and accounting all; sellers their own; a leader
 * those of the advisors, and a manager those of everybody, of the contracts that carry them.
 */
export function visibleCommissions(viewer: Viewer | null): FilterQuery<Commission> {
  if (seesAll(viewer)) return {};
  const seen: FilterQuery<Commission>[] = viewer && isStaff(viewer) ? [{ vendedor: viewer.id }] : [];
  if (viewer?.role === LIDER) seen.push({ tipoVendedor: "asesor", contract: { lider: viewer.id } });
  if (viewer?.role === GERENTE) seen.push({ contract: { gerente: viewer.id } });
  return { $or: seen };
}

/**
 * Returns the commissions whose documents somebody may open: administration and accounting all, sellers their
 * own; who leads them reads the commission alone.
 */
export const commissionsWithDocuments = (viewer: Viewer | null): FilterQuery<Commission> =>
  seesAll(viewer) ? {} : { vendedor: viewer?.id ?? 0 };

/** Returns whether somebody may open the documents of a seller, as `commissionsWithDocuments`. */
export const opensDocuments = (viewer: Viewer | null, sellerId: number | null): boolean =>
  seesAll(viewer) || (viewer !== null && viewer.id === sellerId);

/** Loads a commission of the asker's scope, without a lock. NOT_FOUND `Comisión no encontrada`. */
export const findCommission = (scope: Scope, id: string): Promise<Commission> =>
  scope.find(Commission, { $and: [{ id }, visibleCommissions(scope.viewer)] }, NO_COMMISSION);

/**
 * Returns the sellers whose month somebody may see: their own; a manager also those below; administration and
 * accounting all.
 */
export function visibleSellers(viewer: Viewer | null): FilterQuery<User> {
  if (seesAll(viewer)) return { role: { $in: staffRoles } };
  const seen: FilterQuery<User>[] = viewer && isStaff(viewer) ? [{ id: viewer.id }] : [];
  if (viewer?.role === GERENTE) seen.push({ gerente: viewer.id });
  return { $or: seen };
}

/** Returns the sellers whose limit somebody changes: a manager those of their team, administration all. */
export function limitedSellers(viewer: Viewer | null): FilterQuery<User> {
  const sellers = { role: { $in: earnerRoles } };
  return viewer?.role === GERENTE ? { $and: [sellers, { gerente: viewer.id }] } : sellers;
}

/**
 * Returns the people whose commissions somebody may ask for: as `visibleSellers`, and a leader also their
 * advisors.
 */
export const visibleEarners = (viewer: Viewer | null): FilterQuery<User> =>
  viewer?.role === LIDER ? { $or: [{ id: viewer.id }, { lider: viewer.id }] } : visibleSellers(viewer);
