/** Queries that show reservations or the seats they occupy. */
export const reservationReads = ["ReservationList", "ReservationDetail", "ReservationHowToPay", "OwnTrips"];
