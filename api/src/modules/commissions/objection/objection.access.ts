import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ASESOR } from "../../accounts/permissions.rules.ts";
import { seesAll } from "../../accounts/staff.rules.ts";
import { visibleCommissions } from "../commission/commission.access.ts";
import { type ObjectionState, objectionActs } from "./objection.acts.rules.ts";
import { Objection } from "./objection.entity.ts";

/** Refusal of an objection that does not exist or that the caller may not see. */
export const NO_OBJECTION = "Objeción no encontrada";

/**
 * Returns the condition on objections that the viewer may see: objections to commissions that the viewer may
 * see. Only the earner of a commission can object to it, so an advisor's objections are selected by author.
 */
export function visibleObjections(viewer: Viewer | null): FilterQuery<Objection> {
  if (seesAll(viewer)) return {};
  if (viewer?.role === ASESOR) return { author: viewer.id };
  return { commission: visibleCommissions(viewer) } as FilterQuery<Objection>;
}

/**
 * Loads and locks an objection for an act of the caller. NOT_FOUND `Objeción no encontrada`.
 * @throws Refusal by the table of acts when the act is not allowed now.
 */
export async function lockObjectionFor(
  work: Work,
  act: "answer" | "withdraw",
  id: string,
): Promise<Objection> {
  const where = { $and: [{ id }, visibleObjections(work.viewer)] } as FilterQuery<Objection>;
  const objection = await work.forUpdate.find(Objection, where, NO_OBJECTION);
  const state: ObjectionState = { status: objection.status, authorId: objection.author.id };
  objectionActs.refuse(act, work, state);
  return objection;
}
