import { useParams } from "react-router-dom";
import { BookingPage } from "../../features/reservations/BookingPage.tsx";
import { ReservationPage } from "../../features/reservations/ReservationPage.tsx";

/** With a package's id it books a departure of it, with a reservation's id it shows the reservation. */
export function ReservationScreen() {
  const { id = "" } = useParams();
  return /^\d{1,9}$/.test(id) ? (
    <BookingPage key={id} packId={Number(id)} />
  ) : (
    <ReservationPage key={id} id={id} />
  );
}
