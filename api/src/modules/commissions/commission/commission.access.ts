import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { GERENTE, LIDER } from "../../accounts/permissions.rules.ts";
import { earnerRoles, isStaff, seesAll, staffRoles } from "../../accounts/staff.rules.ts";
import type { User } from "../../accounts/account/user.entity.ts";
import { NO_COMMISSION } from "./commission.acts.rules.ts";
import { Commission } from "./commission.entity.ts";

/** Refusal of a person who does not exist or whom the viewer may not see. */
export const NO_PERSON = "Usuario no encontrado";

/**
 * Returns the condition on commissions that the viewer may see. Administration and accounting see all;
 * sellers see their own. On contracts in which they are named, a leader also sees the advisors' commissions,
 * and a manager everybody's.
 */
export function visibleCommissions(viewer: Viewer | null): FilterQuery<Commission> {
  if (seesAll(viewer)) return {};
  const seen: FilterQuery<Commission>[] = viewer && isStaff(viewer) ? [{ vendedor: viewer.id }] : [];
  if (viewer?.role === LIDER) seen.push({ tipoVendedor: "asesor", contract: { lider: viewer.id } });
  if (viewer?.role === GERENTE) seen.push({ contract: { gerente: viewer.id } });
  return { $or: seen };
}

/**
 * Returns the condition on commissions whose documents the viewer may open: all for administration and
 * accounting, their own for sellers. Leaders and managers see their team's commissions without documents.
 */
export const commissionsWithDocuments = (viewer: Viewer | null): FilterQuery<Commission> =>
  seesAll(viewer) ? {} : { vendedor: viewer?.id ?? 0 };

/**
 * Returns whether the viewer may open the documents of a seller, by the rule of `commissionsWithDocuments`.
 */
export const opensDocuments = (viewer: Viewer | null, sellerId: number | null): boolean =>
  seesAll(viewer) || (viewer !== null && viewer.id === sellerId);

/** Loads a commission that the caller may see; otherwise NOT_FOUND `Comisión no encontrada`. */
export const findCommission = (scope: Scope, id: string): Promise<Commission> =>
  scope.find(Commission, { $and: [{ id }, visibleCommissions(scope.viewer)] }, NO_COMMISSION);

/**
 * Returns the condition on sellers whose monthly use of their limit the viewer may see: themselves; for a
 * manager also the people below them; for administration and accounting everybody.
 */
export function visibleSellers(viewer: Viewer | null): FilterQuery<User> {
  if (seesAll(viewer)) return { role: { $in: staffRoles } };
  const seen: FilterQuery<User>[] = viewer && isStaff(viewer) ? [{ id: viewer.id }] : [];
  if (viewer?.role === GERENTE) seen.push({ gerente: viewer.id });
  return { $or: seen };
}

/**
 * Returns the condition on sellers whose limit the viewer may change: the team for a manager, everybody for
 * administration.
 */
export function limitedSellers(viewer: Viewer | null): FilterQuery<User> {
  const sellers = { role: { $in: earnerRoles } };
  return viewer?.role === GERENTE ? { $and: [sellers, { gerente: viewer.id }] } : sellers;
}

/**
 * Returns the condition on people whose commissions the viewer may query: the people of `visibleSellers` and,
 * for a leader, also their advisors.
 */
export const visibleEarners = (viewer: Viewer | null): FilterQuery<User> =>
  viewer?.role === LIDER ? { $or: [{ id: viewer.id }, { lider: viewer.id }] } : visibleSellers(viewer);
