import { counted, spokenInstant, spokenTrip } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";
import type { PrintedPassage } from "../../../core/passage.ts";
import { voucherSubject, voucherWords } from "../../contracts/item/voucher.mail.ts";
import type { CancelCause } from "../reservation.enums.ts";
import type { Reservation } from "../reservation.entity.ts";
import { HELD_HOURS, MEETING_POINT, reservationCode } from "../reservation.rules.ts";
import { howToPayInMail } from "../../content/agency-account/how-to-pay.mail.ts";

/** Data of a reservation in its e-mails; `url` opens the reservation's page. */
export interface MailedReservation {
  readonly reservation: Reservation;
  readonly firstName: string;
  readonly title: string;
  readonly url: string;
  readonly howToPay: HowToPay | null;
}

/** Subject and content of an e-mail. */
export interface ReservationLetter {
  readonly subject: string;
  readonly letter: Letter;
}

const passage = (
  { reservation, title }: MailedReservation,
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

/**
 * Returns the e-mail for a new reservation, with the time until which the seats are held, and the payment
 * page.
 */
export function bookedLetter(mailed: MailedReservation): ReservationLetter {
  const { reservation, firstName, title, url } = mailed;
  const total = formatCop(reservation.totalPrice);
  const until = reservation.dueAt && spokenInstant(reservation.dueAt);
  return {
    subject: `Tu reserva a ${title} está apartada`,
    letter: {
      preview: `Tienes ${HELD_HOURS} horas para pagarla`,
      title: "Apartamos tus cupos",
      passage: passage(mailed, { text: "Pendiente", tone: "sun" }),
      paragraphs: [
        `Hola, ${firstName}. Tu reserva ${reservationCode(reservation.id)} a ${title} vale ${total}.`,
        ...(until ? [`Apartamos tus cupos hasta el ${until}. Si no recibimos tu pago, quedan libres.`] : []),
      ],
      block: howToPayInMail(mailed.howToPay),
      button: { text: "Ver y pagar mi reserva", url },
    },
  };
}

/** Returns the e-mail sent 24 hours before unpaid seats are released. */
export function dueLetter(mailed: MailedReservation): ReservationLetter {
  const { reservation, firstName, title, url } = mailed;
  const until = reservation.dueAt ? spokenInstant(reservation.dueAt) : "";
  return {
    subject: `Tu reserva a ${title} vence pronto`,
    letter: {
      preview: "Págala para conservar tus cupos",
      title: "Tu reserva está por vencer",
      passage: passage(mailed, { text: "Por vencer", tone: "sun" }),
      paragraphs: [
        `Hola, ${firstName}. Aún no recibimos el pago de tu reserva ${reservationCode(reservation.id)}. ` +
          `El ${until} tus cupos quedan libres.`,
        "Si ya pagaste, envíanos el comprobante y la conservamos mientras lo verificamos.",
      ],
      block: howToPayInMail(mailed.howToPay),
      button: { text: "Pagar mi reserva", url },
    },
  };
}

/** Returns the e-mail that notifies a customer of new tickets and vouchers. */
export const vouchersLetter = ({ firstName, title, url }: MailedReservation): ReservationLetter => ({
  subject: voucherSubject(title),
  letter: voucherWords({ firstName, destination: title, url }),
});

const why: Readonly<Record<CancelCause, string>> = {
  customer: "La anulaste.",
  staff: "La agencia la anuló.",
  unpaid: `No recibimos su pago en ${HELD_HOURS} horas, y sus cupos quedaron libres.`,
  reversed: "Su pago se reversó.",
};

/** Returns the e-mail for a cancelled reservation, with the reason, and the refund with its date. */
export function annulledLetter(
  mailed: MailedReservation,
  cause: CancelCause,
  refund: string | null,
): ReservationLetter {
  const { reservation, firstName, title, url } = mailed;
  const reason = reservation.cancelReason ? ` Motivo: «${reservation.cancelReason}».` : "";
  return {
    subject: `Tu reserva a ${title} se anuló`,
    letter: {
      preview: why[cause],
      title: "Tu reserva se anuló",
      passage: passage(mailed, { text: "Anulada", tone: "clay" }),
      paragraphs: [
        `Hola, ${firstName}. Tu reserva ${reservationCode(reservation.id)} se anuló. ${why[cause]}${reason}`,
        ...(refund ? [refund] : []),
      ],
      button: { text: "Ver mi reserva", url },
    },
  };
}
