import { ObjectType } from "type-graphql";
import { PageOf } from "../../core/page.ts";
import { Reservation } from "./reservation.entity.ts";

/** One page of reservations. */
@ObjectType({ simpleResolvers: true })
export class ReservationPage extends PageOf(Reservation) {}
