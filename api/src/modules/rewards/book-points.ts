import { make } from "../../core/rows.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { PointMovement } from "./point-movement.entity.ts";

/** A person's points while nobody else moves them. */
export interface Ledger {
  readonly userId: number;
  readonly balance: number;
  readonly ordinal: number;
}

/**
 * Locks a person's points and returns their present state. A separate lock, taken last: payments hold their
 * contract already.
 */
export async function lockLedger(work: Work, userId: number): Promise<Ledger> {
  await work.turn(`points ${userId}`);
  const last = await work.em.findOne(PointMovement, { user: userId }, { orderBy: { ordinal: "desc" } });
  return { userId, balance: last?.balance ?? 0, ordinal: last?.ordinal ?? 0 };
}

type Line = Pick<PointMovement, "kind" | "points"> &
  Partial<Pick<PointMovement, "customer" | "source" | "sourceId" | "amount" | "reason" | "by">>;

/** Adds a line to a locked ledger and answers it. */
export function bookPoints(work: Work, { userId, balance, ordinal }: Ledger, line: Line): PointMovement {
  const movement = make(PointMovement, {
    ...line,
    balance: balance + line.points,
    ordinal: ordinal + 1,
    at: work.now,
    user: work.em.getReference(User, userId),
  });
  return work.add(movement);
}
