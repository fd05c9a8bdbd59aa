import { Passage } from "../../ui/passage/Passage.tsx";
import { reservationLabels, reservationTones } from "./reservation.texts.ts";
import type { ReservationRowFragment } from "./reservations.generated.ts";

/** The head of a reservation. */
export function ReservationPassage({ reservation }: { readonly reservation: ReservationRowFragment }) {
  const { code, pack, fechas, numberOfPeople, totalPrice, status } = reservation;
  return (
    <Passage
      number={`Reserva ${code}`}
      destination={pack.title}
      departure={fechas.salida}
      comeback={fechas.llegada}
      travellers={numberOfPeople}
      price={totalPrice}
      status={{ label: reservationLabels[status], tone: reservationTones[status] }}
    />
  );
}
