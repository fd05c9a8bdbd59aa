import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { May } from "../accounts/account/permission.ts";
import { dayInbox, myDay } from "./my-day.reads.ts";
import { DayInbox, DayLine } from "./my-day.types.ts";

/** Query of the staff start page. */
@Resolver()
export class MyDayResolver {
  /**
   * Returns the caller's pending and overdue tasks: each kind with its count and the five records that have
   * waited longest.
   */
  @May("seeDashboard")
  @Query(() => [DayLine])
  myDay(@Ctx() context: Context) {
    return myDay(context);
  }

  /**
   * Returns the viewer's tasks of today as one list, most urgent first; fifteen by default, at most a
   * hundred.
   */
  @May("seeDashboard")
  @Query(() => DayInbox)
  dayInbox(@Ctx() context: Context, @Arg("limit", () => Int, { defaultValue: 15 }) limit: number) {
    return dayInbox(context, limit);
  }
}
