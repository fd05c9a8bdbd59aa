import { addressOf } from "../../../core/addresses.ts";
import { spokenTrip } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ADMIN, OWNER } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Package } from "../../catalog/package.entity.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import "../../reservations/reservation.events.ts";
import type { Told } from "../notify.ts";
import { peopleOf, tell, tellRoles } from "../told-people.ts";

interface ToldReservation {
  readonly reservation: Reservation;
  readonly customer: User;
  /** `Cartagena amurallada (15 al 20 de marzo de 2026)`. */
  readonly trip: string;
  readonly about: Pick<Told, "link" | "data">;
}

async function toldOf(work: Work, reservationId: string): Promise<ToldReservation> {
  const reservation = await work.em.findOneOrFail(Reservation, { id: reservationId });
  const customer = await work.em.findOneOrFail(User, { id: reservation.customer.id });
  const { title } = await work.em.findOneOrFail(Package, { id: reservation.pack.id });
  const trip = `${title} (${spokenTrip(reservation.salida, reservation.llegada)})`;
  const link = addressOf("reservation", { id: reservationId });
  return {
    ...{ reservation, customer, trip },
    about: { link, data: { order_id: reservationId } },
  };
}

const nameOf = ({ name, lastname }: User): string => `${name} ${lastname}`.trim();

/**
 * Who is told of reservations: administration of new ones and of those that customers annul, customers of
 * what happens to theirs.
 */
export const reservationNotices: readonly Listener[] = [
  on("reservation.booked", async (work, { reservationId }) => {
    const { reservation, customer, trip, about } = await toldOf(work, reservationId);
    await tellRoles(work, [ADMIN, OWNER], {
      ...about,
      type: "reservation_booked",
      message:
        `${nameOf(customer)} reservó ${trip} para ${reservation.numberOfPeople} ` +
        `por ${formatCop(reservation.totalPrice)}.`,
    });
    await tell(work, [customer.id], {
      ...about,
      type: "reservation_booked",
      title: "Apartamos tus cupos",
      message: `Tu reserva a ${trip} está apartada. Págala a tiempo para conservarla.`,
    });
  }),
  on("reservation.due-soon", async (work, { reservationId }) => {
    const { customer, trip, about } = await toldOf(work, reservationId);
    await tell(work, [customer.id], {
      ...about,
      type: "reservation_due",
      message: `Paga tu reserva a ${trip} para conservar tus cupos.`,
    });
  }),
  on("reservation.paid", async (work, { reservationId }) => {
    const { customer, trip, about } = await toldOf(work, reservationId);
    await tell(work, [customer.id], {
      ...about,
      type: "reservation_paid",
      message: `Tu reserva a ${trip} está pagada.`,
    });
  }),
  on("reservation.annulled", async (work, { reservationId, cause }) => {
    const { customer, trip, about } = await toldOf(work, reservationId);
    const message = `La reserva de ${nameOf(customer)} a ${trip} se anuló y sus cupos quedaron libres.`;
    await tell(work, [customer.id, ...(cause === "customer" ? await peopleOf(work, ADMIN, OWNER) : [])], {
      ...about,
      type: "reservation_annulled",
      message,
    });
  }),
];
