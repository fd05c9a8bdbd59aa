import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional, prepared, spread } from "../../../core/graphql/arguments.ts";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { computed, computedFor, many, queries } from "../../../core/graphql/queries.ts";
import { perHour } from "../../../core/http/limits.ts";
import { endTripShare } from "./acts/end-trip-share.ts";
import { makeTripCalendar } from "./acts/make-trip-calendar.ts";
import { shareTrip } from "./acts/share-trip.ts";
import { KeptTrip, keptTrip, KeptVouchers } from "./kept-trip.ts";
import { NamedTripArgs, tripNamed } from "./named-trip.ts";
import { clientVouchers, travellerVouchers } from "./own-vouchers.ts";
import { NO_TRIP, SharedTrip, sharedTrip } from "./shared-trip.ts";
import { tripKindOf } from "./trip-kind.ts";
import { NO_SHARE, ownShares } from "./trip-share.access.ts";
import { TripShare } from "./trip-share.entity.ts";
import { OwnVoucher, Trip } from "./trip.types.ts";

/** Rate limit for creating calendars or sharing links, per link or person. */
const MADE = perHour(20);

/** Queries of a client's trip outside its page: shared, stored on a phone, its sharing links and vouchers. */
export const TripQueries = queries({
  /** The valid links with which a client shares a trip, newest first. */
  tripShares: many(
    TripShare,
    (context, { named }) => {
      const { kind, id } = tripNamed(named);
      return {
        where: { $and: [{ [kind]: id }, ownShares(context)] },
        orderBy: { createdAt: "desc", id: "desc" },
        limit: 100,
      };
    },
    { named: argsOf(NamedTripArgs) },
    Auth([Role.LINK, Role.CLIENTE]),
  ),
  /** Returns a trip for its sharing link: without money, documents and acts. */
  sharedTrip: computedFor(SharedTrip, sharedTrip, { id: ID }, Auth([Role.LINK]), NotFound(NO_TRIP)),
  tripToKeep: computed(
    KeptTrip,
    (context, { id, args: { vouchers } }) => keptTrip(context, id, vouchers),
    { id: ID, args: argsOf(KeptVouchers) },
    Auth([Role.LINK, Role.CLIENTE]),
    NotFound(NO_TRIP),
  ),
  tripVouchers: computed(
    [OwnVoucher],
    (context, { named }) => clientVouchers(context, tripNamed(named)),
    { named: argsOf(NamedTripArgs) },
    Auth([Role.LINK, Role.CLIENTE]),
    NotFound(NO_TRIP),
  ),
});

@Resolver(() => SharedTrip)
export class TripResolver {
  @FieldResolver(() => Trip, { description: "El viaje." })
  trip(@Root() { of }: SharedTrip, @Ctx() context: Context) {
    return tripKindOf(of.kind).read(context, of.id);
  }

  @FieldResolver(() => [OwnVoucher], { description: "Tiquetes y vouchers." })
  vouchers(@Root() shared: SharedTrip, @Ctx() context: Context) {
    return travellerVouchers(context, shared);
  }
}

/** Mutations of shared trips that only run an act; {@link TripQueries} has the queries. */
export const TripMutations = mutations({
  makeTripCalendar: answered(
    String,
    makeTripCalendar,
    prepared({ named: spread(NamedTripArgs) }, async (context, named) => {
      const trip = tripNamed(named);
      await limit(context, "trip-calendar");
      return trip;
    }),
    Auth([Role.LINK, Role.CLIENTE]),
    NotFound(NO_TRIP),
  ),
  shareTrip: answered(
    String,
    shareTrip,
    prepared(
      { named: spread(NamedTripArgs), travellerId: optional(ID) },
      async (context, { travellerId, ...named }) => {
        const trip = tripNamed(named);
        await limit(context, "trip-share");
        return { trip, travellerId };
      },
    ),
    Auth([Role.LINK, Role.CLIENTE]),
    NotFound(NO_TRIP),
  ),
  endTripShare: answered(
    ID,
    endTripShare,
    { id: ID },
    Auth([Role.LINK, Role.CLIENTE, Role.OWNER]),
    NotFound(NO_SHARE),
  ),
});

const limit = ({ link, viewer, services }: Context, name: string): Promise<void> =>
  services.limits.limit(name, MADE, link?.id ?? `user:${viewer?.id ?? 0}`);
