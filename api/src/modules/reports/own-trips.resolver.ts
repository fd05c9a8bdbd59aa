import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import { computed, queries } from "../../core/graphql/queries.ts";
import { ownTrips } from "./own-trips.reads.ts";
import { OwnTrip } from "./own-trips.types.ts";

/** Query of the trips on which the viewer travels. */
export const OwnTripsResolver = queries({
  ownTrips: computed([OwnTrip], ownTrips, {}, Auth(SIGNED_IN)),
});
