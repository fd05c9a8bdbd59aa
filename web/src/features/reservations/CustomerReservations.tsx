import { reservationLifecycle } from "@travesia/api/reservations/reservation.lifecycle";
import { Unread } from "../../base/failure/Unread.tsx";
import { TripList } from "../contracts/TripList.tsx";
import { reservationPaths } from "./reservations.paths.ts";
import type { useCustomerReservations } from "./useCustomerReservations.ts";

interface CustomerReservationsProps {
  readonly read: ReturnType<typeof useCustomerReservations>;
}

/** Shows the packages booked with a customer's account. */
export function CustomerReservations({ read }: CustomerReservationsProps) {
  const trips = read.items.map(({ id, code, pack, fechas, status, totalPrice }) => ({
    id,
    number: code,
    href: reservationPaths.one.to({ id }),
    destino: pack.title,
    day: fechas.salida,
    status: reservationLifecycle.labels[status],
    price: totalPrice,
  }));
  return (
    <>
      <Unread of={read} what="Reservas" />
      <TripList title="Reservas" trips={trips} />
    </>
  );
}
