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
 * Turn of the records of a line. `theirs`: the asker's, as the `turn` of each record says. `reminder`: a day
 * came near or passed, and the person responsible for the record is reminded although the step may be
 * another's. `untold`: records without a `turn`, for which the line itself defines who does the next step.
 */
export type LineTurn = "theirs" | "reminder" | "untold";

/** One kind of thing to do: who does it, which records wait, and how each is shown. */
export interface Line {
  readonly kind: DayKind;
  readonly part: DayPart;
  readonly turn: LineTurn;
  /**
   * Acts of the turns that the line shows, as `turns` of each record names them; absent where it shows none.
   * Those of a reminder are past their day: the record may stand there besides.
   */
  readonly acts?: readonly string[];
  readonly capability: Capability;
  /** The records, or what rows stand for them where they are none of ours. */
  readonly entity: EntityClass<object> | Fragment;
  readonly shown: Shown;
  readonly where: (asking: Asking) => ReadFilter<never>;
  /** A condition on the rows, known as `r`, that no filter can say. */
  readonly besides?: () => Fragment;
}

/** Returns the `acts` of a line whose records wait with one of these acts; nothing without one. */
export const lineActs = (acts: readonly string[] = []): Pick<Line, "acts"> =>
  acts.length > 0 ? { acts } : {};

/** Returns the filter of a line, of whichever record. */
export const filter = (where: ReadFilter<never> | object): ReadFilter<never> => where as ReadFilter<never>;
