import { Passage } from "../../ui/passage/Passage.tsx";
import { reservationLabels, reservationTones } from "./reservation.texts.ts";
import type { ReservationRowFragment } from "./reservations.generated.ts";

interface ReservationPassageProps {
  readonly reservation: ReservationRowFragment;
  /** True for staff, who also see the client's name. */
  readonly forStaff: boolean;
}

/** Returns the name of a reservation's customer. */
export const customerName = ({ customer }: Pick<ReservationRowFragment, "customer">): string =>
  `${customer.name} ${customer.lastname}`.trim();

/** Shows the ticket header of a reservation. */
export function ReservationPassage({ reservation, forStaff }: ReservationPassageProps) {
  const { customer, code, pack, fechas, numberOfPeople, totalPrice, status } = reservation;
  return (
    <Passage
      number={`Reserva ${code}`}
      destination={pack.title}
      departure={fechas.salida}
      comeback={fechas.llegada}
      travellers={numberOfPeople}
      price={forStaff ? totalPrice : null}
      customer={forStaff ? { name: customerName(reservation), phone: customer.phone } : null}
      status={{ label: reservationLabels[status], tone: reservationTones[status] }}
    />
  );
}
