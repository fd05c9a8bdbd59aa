import { ArgsType, ObjectType } from "type-graphql";
import { OrderedPageOf } from "../../core/list/ordered-page.ts";
import { PageOf } from "../../core/page.ts";
import { Reservation } from "./reservation.entity.ts";
import { reservationOrder } from "./reservation.rules.ts";

/** One page of reservations. */
@ObjectType({ simpleResolvers: true })
export class ReservationPage extends PageOf(Reservation) {}

/** Arguments for a page of the list of reservations, with the sort order. */
@ArgsType()
export class ReservationPageArgs extends OrderedPageOf<Reservation>()(reservationOrder) {}
