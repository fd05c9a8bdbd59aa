import type { AuditEntries } from "../audit/audit.ts";
import type { Lifecycle } from "../lifecycle.ts";

type PropertyOf<T, Value> = { [K in keyof T]: T[K] extends Value ? K : never }[keyof T] & string;

/** Status transitions of a kind of record, and the columns that store the status and its dates. */
export interface Moves<T extends object, Status extends string> {
  readonly lifecycle: Lifecycle<Status>;
  /** Property that stores the status. */
  readonly column: PropertyOf<T, Status>;
  /** Property with the time at which a record last reached a status; it may depend on the previous status. */
  readonly reachedAt: Partial<
    Record<Status, PropertyOf<T, Date | null> | Partial<Record<Status, PropertyOf<T, Date | null>>>>
  >;
  /** Statuses that a record may reach again, with a new date: for example, a contract that is sent again. */
  readonly again?: readonly Status[];
}

/** A line of the history: its type, its detail, and its record when that is not the moved record. */
export type AuditLine = {
  [Type in keyof AuditEntries]: readonly [
    type: Type,
    detail: AuditEntries[Type],
    about?: { readonly id: string | number },
  ];
}[keyof AuditEntries];

/** Details of a transition besides its target. */
export interface MoveDetail {
  /** Time of the transition, if it is not the time of the act. */
  readonly at?: Date;
  /** Name of the status in the refusal, if it is not the status's label. */
  readonly asked?: string;
  /** Line for the history; null when another line, of the cause, reports the transition. */
  readonly audit: AuditLine | null;
}

/**
 * Changes a record's status, in memory, if the table allows the transition, and sets the status's date.
 * @throws Refusal CONFLICT for a transition that is not in the table.
 */
export function applyMove<T extends object, Status extends string>(
  { lifecycle, column, reachedAt, again }: Moves<T, Status>,
  record: T,
  to: Status,
  { at, asked }: { readonly at: Date; readonly asked?: string | undefined },
): void {
  const from = record[column] as Status;
  if (from !== to || !again?.includes(to)) lifecycle.refuseMove(from, to, asked);
  const dated = reachedAt[to];
  const date = typeof dated === "object" ? dated[from] : dated;
  Object.assign(record, { [column]: to, ...(date && { [date as string]: at }) });
}
