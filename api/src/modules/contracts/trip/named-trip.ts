import { ArgsType, Field, ID } from "type-graphql";
import { badInput } from "../../../core/failure.ts";
import type { TripRef } from "./trip-kind.ts";

/** Reference to a trip in a request: a contract or a reservation. */
@ArgsType()
export class NamedTripArgs {
  @Field(() => ID, { nullable: true }) contractId?: string | null;
  @Field(() => ID, { nullable: true }) reservationId?: string | null;
}

/**
 * Returns the trip that the arguments refer to. BAD_USER_INPUT unless they have exactly one of the two ids.
 */
export function tripNamed({ contractId, reservationId }: NamedTripArgs): TripRef {
  if (contractId && !reservationId) return { kind: "contract", id: contractId };
  if (reservationId && !contractId) return { kind: "reservation", id: reservationId };
  throw badInput("contractId", "Indica el contrato o la reserva del viaje");
}
