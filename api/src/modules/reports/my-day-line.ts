import type { EntityClass } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Fragment } from "../../core/read/sql.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import type { Capability } from "../accounts/permissions.rules.ts";
import type { Shown } from "./my-day-shown.ts";
import type { DayKind, DayPart } from "./my-day.enums.ts";

/** Viewer whose day is displayed, and the current time. */
export interface Asking {
  readonly viewer: Viewer;
  readonly now: Date;
}

/**
 * Assignment of a line's records. `theirs`: it is the viewer's turn according to each record's `turn`.
 * `reminder`: a deadline is near or has passed, and the responsible person is reminded even if another person
 * does the next step. `untold`: the records have no `turn`, and the line defines who does the next step.
 */
export type LineTurn = "theirs" | "reminder" | "untold";

/** Kind of task on the page Mi día: who does it, which records are pending, and how they are displayed. */
export interface Line {
  readonly kind: DayKind;
  readonly part: DayPart;
  readonly turn: LineTurn;
  /**
   * Acts of the turns that the line lists, as in `turns` of each record; absent when it lists no turns.
   * The acts of a reminder are overdue, and its records may also be in another line.
   */
  readonly acts?: readonly string[];
  readonly capability: Capability;
  /** Entity of the records, or SQL of the rows when they do not belong to an entity. */
  readonly entity: EntityClass<object> | Fragment;
  readonly shown: Shown;
  readonly where: (asking: Asking) => ReadFilter<never>;
  /** Returns an SQL condition on the rows, alias `r`, that a filter cannot express. */
  readonly besides?: () => Fragment;
}

/** Returns the `acts` property of a line whose turns have these acts; an empty object without acts. */
export const lineActs = (acts: readonly string[] = []): Pick<Line, "acts"> =>
  acts.length > 0 ? { acts } : {};

/** Returns the filter of a line as a type that fits every entity. */
export const filter = (where: ReadFilter<never> | object): ReadFilter<never> => where as ReadFilter<never>;
