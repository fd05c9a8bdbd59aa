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
 * Returns the commissions that the viewer may see. Administration and accounting see all; sellers their own.
 * On the contracts that name them, a leader also sees advisors' commissions, and a manager everybody's.
 */
export function visibleCommissions(viewer: Viewer | null): FilterQuery<Commission> {
  if (seesAll(viewer)) return {};
  const seen: FilterQuery<Commission>[] = viewer && isStaff(viewer) ? [{ vendedor: viewer.id }] : [];
  if (viewer?.role === LIDER) seen.push({ tipoVendedor: "asesor", contract: { lider: viewer.id } });
  if (viewer?.role === GERENTE) seen.push({ contract: { gerente: viewer.id } });
  return { $or: seen };
}

/**
 * Returns the commissions whose documents the viewer may open: administration and accounting all, sellers
 * their own. Leaders and managers see their team's commissions without documents.
 */
export const commissionsWithDocuments = (viewer: Viewer | null): FilterQuery<Commission> =>
  seesAll(viewer) ? {} : { vendedor: viewer?.id ?? 0 };

/** Returns whether the viewer may open the documents of a seller, as `commissionsWithDocuments`. */
export const opensDocuments = (viewer: Viewer | null, sellerId: number | null): boolean =>
  seesAll(viewer) || (viewer !== null && viewer.id === sellerId);

/** Loads a commission of the caller's scope. NOT_FOUND `Comisión no encontrada`. */
export const findCommission = (scope: Scope, id: string): Promise<Commission> =>
  scope.find(Commission, { $and: [{ id }, visibleCommissions(scope.viewer)] }, NO_COMMISSION);

/**
 * Returns the sellers whose month the viewer may see: themselves; a manager also the people below them;
 * administration and accounting all.
 */
export function visibleSellers(viewer: Viewer | null): FilterQuery<User> {
  if (seesAll(viewer)) return { role: { $in: staffRoles } };
  const seen: FilterQuery<User>[] = viewer && isStaff(viewer) ? [{ id: viewer.id }] : [];
  if (viewer?.role === GERENTE) seen.push({ gerente: viewer.id });
  return { $or: seen };
}

/** Returns the sellers whose limit the viewer may change: a manager their team's, administration all. */
export function limitedSellers(viewer: Viewer | null): FilterQuery<User> {
  const sellers = { role: { $in: earnerRoles } };
  return viewer?.role === GERENTE ? { $and: [sellers, { gerente: viewer.id }] } : sellers;
}

/**
 * Returns the people whose commissions the viewer may query: as `visibleSellers`, and a leader also their
 * advisors.
 */
export const visibleEarners = (viewer: Viewer | null): FilterQuery<User> =>
  viewer?.role === LIDER ? { $or: [{ id: viewer.id }, { lider: viewer.id }] } : visibleSellers(viewer);
