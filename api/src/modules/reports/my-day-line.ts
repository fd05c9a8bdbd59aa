import type { EntityClass } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Fragment } from "../../core/read/sql.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import type { Capability } from "../accounts/permissions.rules.ts";
import type { Shown } from "./my-day-shown.ts";
import type { DayKind, DayPart } from "./my-day.enums.ts";

/** Viewer whose day is shown, and the present time. */
export interface Asking {
  readonly viewer: Viewer;
  readonly now: Date;
}

/**
 * Turn of the records of a line. `theirs`: the viewer's, according to the `turn` of each record. `reminder`:
 * a day is near or passed, and the person responsible for the record is reminded although the step may be
 * another's. `untold`: records without a `turn`, for which the line itself defines who does the next step.
 */
export type LineTurn = "theirs" | "reminder" | "untold";

/** One kind of thing to do: who does it, which records wait, and how each is shown. */
export interface Line {
  readonly kind: DayKind;
  readonly part: DayPart;
  readonly turn: LineTurn;
  /**
   * Acts of the turns that the line shows, as in `turns` of each record; absent when it shows none. A
   * reminder's acts are past their day, and the record may also be in another line.
   */
  readonly acts?: readonly string[];
  readonly capability: Capability;
  /** Entity of the records, or the rows that represent them when they are not records of ours. */
  readonly entity: EntityClass<object> | Fragment;
  readonly shown: Shown;
  readonly where: (asking: Asking) => ReadFilter<never>;
  /** A condition on the rows, known as `r`, that no filter can express. */
  readonly besides?: () => Fragment;
}

/** Returns the `acts` of a line whose records wait with one of these acts; empty without one. */
export const lineActs = (acts: readonly string[] = []): Pick<Line, "acts"> =>
  acts.length > 0 ? { acts } : {};

/** Returns the filter of a line, of whichever record. */
export const filter = (where: ReadFilter<never> | object): ReadFilter<never> => where as ReadFilter<never>;
