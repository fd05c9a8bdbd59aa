import { may } from "@travesia/api/permissions";
import { reservationLifecycle } from "@travesia/api/reservations/reservation.lifecycle";
import { Unread } from "../../base/failure/Unread.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { TripList } from "../contracts/TripList.tsx";
import { useCustomerReservationsQuery } from "./reservations.generated.ts";
import { reservationPaths } from "./reservations.paths.ts";

/** Shows the packages that a customer's account booked, as far as the viewer sees them. */
export function CustomerReservations({ userId }: { readonly userId: number }) {
  const { role } = useUser();
  const read = useCustomerReservationsQuery({
    variables: { userId },
    skip: !may(role, "readReservations"),
  });
  const trips = (read.data?.reservations.items ?? []).map(
    ({ id, code, pack, fechas, status, totalPrice }) => ({
      id,
      number: code,
      href: reservationPaths.one.to({ id }),
      destino: pack.title,
      day: fechas.salida,
      status: reservationLifecycle.labels[status],
      price: totalPrice,
    }),
  );
  return (
    <>
      <Unread of={read} what="Reservas" />
      <TripList title="Reservas" trips={trips} />
    </>
  );
}
