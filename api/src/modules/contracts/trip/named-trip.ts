import { ArgsType, Field, ID } from "type-graphql";
import { badInput } from "../../../core/failure.ts";
import type { TripRef } from "./trip-kind.ts";

/** The trip that an caller names: by its contract or its reservation. */
@ArgsType()
export class NamedTripArgs {
  @Field(() => ID, { nullable: true }) contractId?: string | null;
  @Field(() => ID, { nullable: true }) reservationId?: string | null;
}

/** Returns the trip that was named. BAD_USER_INPUT unless by exactly one of its ids. */
export function tripNamed({ contractId, reservationId }: NamedTripArgs): TripRef {
  if (contractId && !reservationId) return { kind: "contract", id: contractId };
  if (reservationId && !contractId) return { kind: "reservation", id: reservationId };
  throw badInput("contractId", "Indica el contrato o la reserva del viaje");
}
