import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { May } from "../../accounts/account/permission.ts";
import { firstSteps } from "./first-steps.reads.ts";
import { FirstSteps } from "./first-steps.types.ts";

/** Query of a new agency's first steps. */
@Resolver()
export class FirstStepsResolver {
  /** Returns which first steps of a new agency are done; null once it has a contract. */
  @May("watchOperation")
  @Query(() => FirstSteps, { nullable: true })
  firstSteps(@Ctx() context: Context) {
    return firstSteps(context);
  }
}
