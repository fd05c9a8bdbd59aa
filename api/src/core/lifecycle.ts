import { conflict, type Refusal } from "./failure.ts";

/**
 * Statuses of a record and the transitions between them, with the sentence shown when a transition is
 * refused.
 */
export interface Lifecycle<Status extends string> {
  readonly start: Status;
  readonly statuses: readonly Status[];
  readonly labels: Readonly<Record<Status, string>>;
  /** Returns the statuses that can follow; empty for a terminal status. */
  next(from: Status): readonly Status[];
  allows(from: Status, to: Status): boolean;
  /**
   * Returns the refusal (CONFLICT) that names the current status and the requested one. `asked` replaces the
   * label of `to` when people know it by another name.
   */
  refusal(from: Status, to: Status, asked?: string): Refusal;
  /** @throws Refusal CONFLICT unless the table allows the transition. */
  refuseMove(from: Status, to: Status, asked?: string): void;
}

/**
 * Builds a lifecycle from its table. `subject`, with its article, starts the refusal in Spanish: `La
 * cotización`. @throws Error when a status cannot be reached from `start`, so that an incomplete table is
 * found at startup.
 */
export function lifecycle<Status extends string>(definition: {
  subject: string;
  start: Status;
  table: Readonly<Record<Status, readonly Status[]>>;
  labels: Readonly<Record<Status, string>>;
}): Lifecycle<Status> {
  const { subject, start, table, labels } = definition;
  const statuses = Object.keys(table) as Status[];
  const unreachable = statuses.filter((status) => !reachable(table, start).has(status));
  if (unreachable.length > 0) throw new Error(`${subject}: no move leads to ${unreachable.join(", ")}`);

  const allows = (from: Status, to: Status) => table[from].includes(to);
  const refusal = (from: Status, to: Status, asked = labels[to]) =>
    asked === labels[from]
      ? conflict(`${subject} ya está en estado «${asked}».`)
      : conflict(`${subject} está en estado «${labels[from]}» y no puede pasar a «${asked}».`);
  return {
    start,
    statuses,
    labels,
    next: (from) => table[from],
    allows,
    refusal,
    refuseMove(from, to, asked) {
      if (!allows(from, to)) throw refusal(from, to, asked);
    },
  };
}

function reachable<Status extends string>(
  table: Readonly<Record<Status, readonly Status[]>>,
  start: Status,
): Set<Status> {
  const reached = new Set([start]);
  for (const status of reached) for (const next of table[status]) reached.add(next);
  return reached;
}
