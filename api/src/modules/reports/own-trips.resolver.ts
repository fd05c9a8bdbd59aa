import { Ctx, Query, Resolver } from "type-graphql";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import { ownTrips } from "./own-trips.reads.ts";
import { OwnTrip } from "./own-trips.types.ts";

/** Query of the trips on which the viewer travels. */
@Resolver()
export class OwnTripsResolver {
  /** The caller's own trips, each with its next step. */
  @Auth(SIGNED_IN)
  @Query(() => [OwnTrip])
  ownTrips(@Ctx() context: Context) {
    return ownTrips(context);
  }
}
