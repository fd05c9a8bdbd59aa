import type { AuditEntries } from "../audit/audit.ts";
import type { Lifecycle } from "../lifecycle.ts";

type PropertyOf<T, Value> = { [K in keyof T]: T[K] extends Value ? K : never }[keyof T] & string;

/** Moves of a kind of record from status to status, and the columns that keep the status and its dates. */
export interface Moves<T extends object, Status extends string> {
  readonly lifecycle: Lifecycle<Status>;
  /** The property that keeps the status. */
  readonly column: PropertyOf<T, Status>;
  /** Property with the time at which a record last reached a status; it may depend on the status before. */
  readonly reachedAt: Partial<
    Record<Status, PropertyOf<T, Date | null> | Partial<Record<Status, PropertyOf<T, Date | null>>>>
  >;
  /** Statuses that a record may reach again, with a new date: a contract that is sent again. */
  readonly again?: readonly Status[];
}

/** A line of the history: its type, its detail, and its record when that is not the one moved. */
export type AuditLine = {
  [Type in keyof AuditEntries]: readonly [
    type: Type,
    detail: AuditEntries[Type],
    about?: { readonly id: string | number },
  ];
}[keyof AuditEntries];

/** Details of a move besides its target. */
export interface MoveDetail {
  /** Time of the move, if it is not the instant of the act. */
  readonly at?: Date;
  /** Name of the status in the refusal, if it is not the status's label. */
  readonly asked?: string;
  /** Line for the history; null when the line of the cause reports the move. */
  readonly audit: AuditLine | null;
}

/**
 * Moves a record to a status, in memory: the table decides, the status's own date follows.
 * @throws Refusal CONFLICT for a move that is not in the table.
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
