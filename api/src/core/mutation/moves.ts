import type { AuditEntries } from "../audit/audit.ts";
import type { Lifecycle } from "../lifecycle.ts";

type PropertyOf<T, Value> = { [K in keyof T]: T[K] extends Value ? K : never }[keyof T] & string;

/** How the records of a kind move from status to status, and which columns keep that. */
export interface Moves<T extends object, Status extends string> {
  readonly lifecycle: Lifecycle<Status>;
  /** The property that keeps the status. */
  readonly column: PropertyOf<T, Status>;
  /**
   * The property that keeps when a record last came to a status; by the status it came from, where that
   * decides.
   */
  readonly reachedAt: Partial<
    Record<Status, PropertyOf<T, Date | null> | Partial<Record<Status, PropertyOf<T, Date | null>>>>
  >;
  /** The statuses to which a record may come once more, dated anew: a contract that is sent again. */
  readonly again?: readonly Status[];
}

/** A line of the history: its type, its detail, and its record where that is not the one moved. */
export type AuditLine = {
  [Type in keyof AuditEntries]: readonly [
    type: Type,
    detail: AuditEntries[Type],
    about?: { readonly id: string | number },
  ];
}[keyof AuditEntries];

/** What a move is told beside where it leads. */
export interface MoveDetail {
  /** When it happened, where that is not the instant of the act. */
  readonly at?: Date;
  /** What people call the status, in the refusal, where it is not its label. */
  readonly asked?: string;
  /** The line it leaves in the history; null where the line of what causes the move tells it. */
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
