import { make } from "../../core/rows.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import { PointMovement } from "./point-movement.entity.ts";

/** A person's points, locked against other changes. */
export interface Ledger {
  readonly userId: number;
  readonly balance: number;
  readonly ordinal: number;
}

/**
 * Locks a person's points and returns their current state. This lock is separate and taken last, because
 * payments already hold the lock of their contract.
 */
export async function lockLedger(work: Work, userId: number): Promise<Ledger> {
  await work.lockName(`points ${userId}`);
  const last = await work.em.findOne(PointMovement, { user: userId }, { orderBy: { ordinal: "desc" } });
  return { userId, balance: last?.balance ?? 0, ordinal: last?.ordinal ?? 0 };
}

type Line = Pick<PointMovement, "kind" | "points"> &
  Partial<Pick<PointMovement, "customer" | "source" | "sourceId" | "amount" | "reason" | "by">>;

/** Adds a movement to a locked ledger and returns it. */
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
