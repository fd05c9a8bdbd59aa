import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { May } from "../accounts/account/permission.ts";
import { myDay } from "./my-day.reads.ts";
import { DayLine } from "./my-day.types.ts";

/** The first page of whoever works here. */
@Resolver()
export class MyDayResolver {
  /**
   * What waits for the asker, and what is late: each kind with how many and the five that have waited
   * longest.
   */
  @May("seeDashboard")
  @Query(() => [DayLine])
  myDay(@Ctx() context: Context) {
    return myDay(context);
  }
}
