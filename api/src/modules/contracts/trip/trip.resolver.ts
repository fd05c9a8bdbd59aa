import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { perHour } from "../../../core/http/limits.ts";
import { NO_CONTRACT } from "../contract/contract.texts.ts";
import { makeTripCalendar } from "./acts/make-trip-calendar.ts";

/** Calendars that one link or person may ask for. */
const CALENDARS = perHour(20);

/** A client's trip outside of its page. */
@Resolver()
export class TripResolver {
  /** Returns an address that a calendar follows: the trip without names and money, true when dates change. */
  @Auth([Role.LINK, Role.CLIENTE])
  @NotFound(NO_CONTRACT)
  @Mutation(() => String)
  async makeTripCalendar(@Ctx() context: Context, @Arg("contractId", () => ID) contractId: string) {
    const { link, viewer, services, run } = context;
    await services.limits.limit("trip-calendar", CALENDARS, link?.id ?? `user:${viewer?.id ?? 0}`);
    return run(makeTripCalendar, { contractId });
  }
}
