import { actingId } from "../../core/auth/acting-person.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import { conflict } from "../../core/failure.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import { viewerOf } from "../accounts/account/account-source.ts";
import { User } from "../accounts/account/user.entity.ts";
import { may } from "../accounts/permissions.rules.ts";
import { visibleQuotes } from "../quotes/quote/quote.access.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import type { LockedClosing } from "./closing.access.ts";
import { closingMoves } from "./closing-moves.ts";
import { LEFT_TO_SELLER } from "./closing.texts.ts";

/**
 * Returns the employee who allowed a closing, as the person whose rights its client uses; null when that
 * person may no longer create contracts of this quote.
 */
async function lentViewer(scope: Scope, { quote, closing }: LockedClosing): Promise<Viewer | null> {
  const user = await scope.em.findOneOrFail(User, { id: closing.allowedBy.id }, { refresh: true });
  const viewer = viewerOf(user);
  if (!viewer.isActive || !may(viewer.role, "createContracts")) return null;
  const sees = await scope.em.count(Quote, { $and: [{ id: quote.id }, visibleQuotes(viewer, null)] });
  return sees > 0 ? { ...viewer, lent: { to: actingId(scope.viewer) } } : null;
}

/**
 * Returns the employee with whose rights a step runs. Refuses a step whose employee may no longer create
 * contracts of this quote; the closing then continues with the seller, who is notified.
 */
export async function refuseWithoutRights(work: Work, found: LockedClosing): Promise<Viewer> {
  const viewer = await lentViewer(work, found);
  if (viewer) return viewer;
  await leaveToSeller(work, found, "Quien lo permitió ya no puede hacer el contrato.");
  return work.refuseKeeping(conflict(LEFT_TO_SELLER));
}

/** Ends the online way of a closing and notifies the seller, who continues. */
export async function leaveToSeller(
  work: Work,
  { quote, closing }: LockedClosing,
  reason: string,
): Promise<void> {
  closing.endReason = reason;
  work.move(closingMoves, closing, "a_mano", { audit: ["quote.closing-taken-over", { reason }, quote] });
  await work.emit("closing.left-to-seller", { quoteId: quote.id, reason });
}
