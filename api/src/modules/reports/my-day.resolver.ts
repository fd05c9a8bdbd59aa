import { Int } from "type-graphql";
import { orElse } from "../../core/graphql/arguments.ts";
import { computed, computedFor, queries } from "../../core/graphql/queries.ts";
import { May } from "../accounts/account/permission.ts";
import { dayInbox, myDay } from "./my-day.reads.ts";
import { DayInbox, DayLine } from "./my-day.types.ts";

/** Query of the staff start page. */
export const MyDayResolver = queries({
  myDay: computed([DayLine], myDay, {}, May("seeDashboard")),
  /**
   * Returns the viewer's tasks of today as one list, most urgent first; fifteen by default, at most a
   * hundred.
   */
  dayInbox: computedFor(DayInbox, dayInbox, { limit: orElse(Int, 15) }, May("seeDashboard")),
});
