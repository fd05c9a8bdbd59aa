import { counted, spokenInstant, spokenTrip } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/cop.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { HowToPay } from "../../../core/paying/how-to-pay.ts";
import type { PrintedPassage } from "../../../core/passage.ts";
import type { CancelCause } from "../reservation.enums.ts";
import type { Reservation } from "../reservation.entity.ts";
import { HELD_HOURS, MEETING_POINT, reservationCode } from "../reservation.rules.ts";

/** A reservation as its letters tell of it; `url` opens its page. */
export interface ToldReservation {
  readonly reservation: Reservation;
  readonly firstName: string;
  readonly title: string;
  readonly url: string;
  readonly howToPay: HowToPay | null;
}

/** A subject and what the mail says. */
export interface ReservationLetter {
  readonly subject: string;
  readonly letter: Letter;
}

const passage = (
  { reservation, title }: ToldReservation,
  status: PrintedPassage["status"] & object,
): PrintedPassage => ({
  kind: "Reserva",
  number: reservationCode(reservation.id),
  origin: MEETING_POINT,
  destination: title,
  dates: spokenTrip(reservation.salida, reservation.llegada),
  travellers: counted(reservation.numberOfPeople, "persona", "personas"),
  price: reservation.totalPrice,
  status,
});

/** What a customer gets when seats were booked: until when they are held, and where to pay. */
export function bookedLetter(told: ToldReservation): ReservationLetter {
  const { reservation, firstName, title, url } = told;
  const total = formatCop(reservation.totalPrice);
  const until = reservation.dueAt && spokenInstant(reservation.dueAt);
  return {
    subject: `Tu reserva a ${title} está apartada`,
    letter: {
      preview: `Tienes ${HELD_HOURS} horas para pagarla`,
      title: "Apartamos tus cupos",
      passage: passage(told, { text: "Pendiente", tone: "sun" }),
      paragraphs: [
        `Hola, ${firstName}. Tu reserva ${reservationCode(reservation.id)} a ${title} vale ${total}.`,
        ...(until ? [`Apartamos tus cupos hasta el ${until}. Si no recibimos tu pago, quedan libres.`] : []),
      ],
      howToPay: told.howToPay,
      button: { text: "Ver y pagar mi reserva", url },
    },
  };
}

/** What a customer gets 24 hours before unpaid seats are free again. */
export function dueLetter(told: ToldReservation): ReservationLetter {
  const { reservation, firstName, title, url } = told;
  const until = reservation.dueAt ? spokenInstant(reservation.dueAt) : "";
  return {
    subject: `Tu reserva a ${title} vence pronto`,
    letter: {
      preview: "Págala para conservar tus cupos",
      title: "Tu reserva está por vencer",
      passage: passage(told, { text: "Por vencer", tone: "sun" }),
      paragraphs: [
        `Hola, ${firstName}. Aún no recibimos el pago de tu reserva ${reservationCode(reservation.id)}. ` +
          `El ${until} tus cupos quedan libres.`,
        "Si ya pagaste, envíanos el comprobante y la conservamos mientras lo verificamos.",
      ],
      howToPay: told.howToPay,
      button: { text: "Pagar mi reserva", url },
    },
  };
}

const why: Readonly<Record<CancelCause, string>> = {
  customer: "La anulaste.",
  staff: "La agencia la anuló.",
  unpaid: `No recibimos su pago en ${HELD_HOURS} horas, y sus cupos quedaron libres.`,
  reversed: "Su pago se reversó.",
};

/** What a customer gets when a reservation was annulled: why, and what is given back by when. */
export function annulledLetter(
  told: ToldReservation,
  cause: CancelCause,
  refund: string | null,
): ReservationLetter {
  const { reservation, firstName, title, url } = told;
  const reason = reservation.cancelReason ? ` Motivo: «${reservation.cancelReason}».` : "";
  return {
    subject: `Tu reserva a ${title} se anuló`,
    letter: {
      preview: why[cause],
      title: "Tu reserva se anuló",
      passage: passage(told, { text: "Anulada", tone: "clay" }),
      paragraphs: [
        `Hola, ${firstName}. Tu reserva ${reservationCode(reservation.id)} se anuló. ${why[cause]}${reason}`,
        ...(refund ? [refund] : []),
      ],
      button: { text: "Ver mi reserva", url },
    },
  };
}
