import { addressOf } from "../../../core/addresses.ts";
import { spokenTrip } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ADMIN, OWNER } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Package } from "../../catalog/package.entity.ts";
import { Reservation } from "../../reservations/reservation.entity.ts";
import type { NoticeText } from "../notify.ts";
import { peopleOf, notifyPeople, notifyRoles } from "../notify-people.ts";

interface MailedReservation {
  readonly reservation: Reservation;
  readonly customer: User;
  /** Trip in words: `Cartagena amurallada (15 al 20 de marzo de 2026)`. */
  readonly trip: string;
  readonly about: Pick<NoticeText, "link" | "data">;
}

async function reservationOf(work: Work, reservationId: string): Promise<MailedReservation> {
  const reservation = await work.em.findOneOrFail(Reservation, { id: reservationId });
  const customer = await work.em.findOneOrFail(User, { id: reservation.customer.id });
  const { title } = await work.em.findOneOrFail(Package, { id: reservation.pack.id });
  const trip = `${title} (${spokenTrip(reservation.salida, reservation.llegada)})`;
  const link = addressOf("reservation", { id: reservationId });
  return {
    reservation,
    customer,
    trip,
    about: { link, data: { order_id: reservationId } },
  };
}

const nameOf = ({ name, lastname }: User): string => `${name} ${lastname}`.trim();

/**
 * Listeners that notify about reservations: administration about new and cancelled ones, customers about
 * changes to theirs.
 */
export const reservationNotices: readonly Listener[] = [
  on("reservation.booked", async (work, { reservationId }) => {
    const { reservation, customer, trip, about } = await reservationOf(work, reservationId);
    await notifyRoles(work, [ADMIN, OWNER], {
      ...about,
      type: "reservation_booked",
      message:
        `${nameOf(customer)} reservó ${trip} para ${reservation.numberOfPeople} ` +
        `por ${formatCop(reservation.totalPrice)}.`,
    });
    await notifyPeople(work, [customer.id], {
      ...about,
      type: "reservation_booked",
      title: "Apartamos tus cupos",
      message: `Tu reserva a ${trip} está apartada. Págala a tiempo para conservarla.`,
    });
  }),
  on("reservation.due-soon", async (work, { reservationId }) => {
    const { customer, trip, about } = await reservationOf(work, reservationId);
    await notifyPeople(work, [customer.id], {
      ...about,
      type: "reservation_due",
      message: `Paga tu reserva a ${trip} para conservar tus cupos.`,
    });
  }),
  on("reservation.paid", async (work, { reservationId }) => {
    const { customer, trip, about } = await reservationOf(work, reservationId);
    await notifyPeople(work, [customer.id], {
      ...about,
      type: "reservation_paid",
      message: `Tu reserva a ${trip} está pagada.`,
    });
  }),
  on("reservation.vouchers-added", async (work, { reservationId }) => {
    const { customer, trip, about } = await reservationOf(work, reservationId);
    await notifyPeople(work, [customer.id], {
      ...about,
      type: "vouchers_added",
      message: `Agregamos tiquetes o vouchers a tu viaje a ${trip}.`,
    });
  }),
  on("reservation.annulled", async (work, { reservationId, cause }) => {
    const { customer, trip, about } = await reservationOf(work, reservationId);
    const message = `La reserva de ${nameOf(customer)} a ${trip} se anuló y sus cupos quedaron libres.`;
    await notifyPeople(
      work,
      [customer.id, ...(cause === "customer" ? await peopleOf(work, ADMIN, OWNER) : [])],
      {
        ...about,
        type: "reservation_annulled",
        message,
      },
    );
  }),
];
