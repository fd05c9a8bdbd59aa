/** Record that the trip belongs to: a contract or a reservation. */
export type TripOf = { readonly contractId: string } | { readonly reservationId: string };
