import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import { Auth } from "../../core/auth/auth.decorator.ts";
import { SIGNED_IN } from "../../core/auth/role.ts";
import type { Context } from "../../core/context.ts";
import type { Ids } from "../../core/events/live.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { argsOf, optional } from "../../core/graphql/arguments.ts";
import { orNull } from "../../core/graphql/operations.ts";
import { byId, computedFor, many, paged, queries } from "../../core/graphql/queries.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { OwnRefund } from "../payments/refund/refund.types.ts";
import { HowToPayType } from "../payments/how-to-pay/how-to-pay.types.ts";
import { NO_RESERVATION, visibleReservations } from "./reservation.access.ts";
import { reservationActs, reservationFacts } from "./reservation.acts.rules.ts";
import { Reservation } from "./reservation.entity.ts";
import { ReservationFilter, reservationFilter } from "./reservation.inputs.ts";
import { topicFor } from "./reservation-live.ts";
import {
  howToPayReservation,
  NO_RESERVATIONS,
  refundsOfReservation,
  reservationsOfUser,
} from "./reservation.reads.ts";
import { ReservationPage, ReservationPageArgs } from "./reservation.types.ts";

const newest = { createdAt: "desc", id: "desc" } as const;

/** Queries of reservations. */
export const ReservationQueries = queries({
  /**
   * Returns the reservations in the viewer's scope, newest first; without a status, all except annulled ones.
   */
  reservations: paged(
    Reservation,
    ReservationPage,
    ({ viewer }, { filter }) => ({
      where: { $and: [visibleReservations(viewer), reservationFilter(filter ?? {})] },
      indexed: true,
    }),
    { page: argsOf(ReservationPageArgs), filter: optional(ReservationFilter) },
    Auth(SIGNED_IN),
  ),
  /** All reservations in the viewer's scope, without pages. */
  reservationList: many(
    Reservation,
    ({ viewer }, { filter }) => ({
      where: { $and: [visibleReservations(viewer), reservationFilter(filter ?? {})] },
      orderBy: newest,
    }),
    { filter: optional(ReservationFilter) },
    Auth(SIGNED_IN),
  ),
  reservation: byId(Reservation, visibleReservations, Auth(SIGNED_IN)),
  howToPayReservation: orNull(
    computedFor(HowToPayType, howToPayReservation, { id: ID }, Auth(SIGNED_IN), NotFound(NO_RESERVATION)),
  ),
  refundsOfReservation: computedFor(
    [OwnRefund],
    refundsOfReservation,
    { id: ID },
    Auth(SIGNED_IN),
    NotFound(NO_RESERVATION),
  ),
});

@Resolver(() => Reservation)
export class ReservationResolver {
  /**
   * Returns the viewer's reservations or, for viewers who may read other people's, the reservations of a
   * person in scope; NOT_FOUND when there are none.
   */
  @Auth(SIGNED_IN)
  @NotFound(NO_RESERVATIONS)
  @Query(() => [Reservation])
  reservationsOfUser(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("userId", () => Int) userId: number,
  ) {
    return reservationsOfUser(context, info, userId);
  }

  /**
   * Sends reservations when they are booked, paid, changed or annulled, from every server process; null in
   * place of a reservation that the viewer may not see.
   */
  @Auth(SIGNED_IN)
  @Subscription(() => Reservation, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) =>
      context.services.live.subscribe(topicFor(context.viewer)),
  })
  reservationChanged(
    @Root() { reservationId }: Ids,
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Reservation, info, {
      $and: [{ id: String(reservationId) }, visibleReservations(viewer)],
    });
  }

  /** Returns the acts that the caller may do on the reservation now. */
  @Needs(...reservationFacts)
  @OfferedActs()
  acts(@Root() reservation: Reservation, @Ctx() context: Context) {
    return reservationActs.offered(context, reservation);
  }
}
