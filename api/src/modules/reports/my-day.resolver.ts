import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { May } from "../accounts/account/permission.ts";
import { myDay } from "./my-day.reads.ts";
import { DayLine } from "./my-day.types.ts";

/** Query of the first page of every member of staff. */
@Resolver()
export class MyDayResolver {
  /**
   * Returns the asker's waiting and late tasks: each kind with its count and the five records that have
   * waited longest.
   */
  @May("seeDashboard")
  @Query(() => [DayLine])
  myDay(@Ctx() context: Context) {
    return myDay(context);
  }
}
