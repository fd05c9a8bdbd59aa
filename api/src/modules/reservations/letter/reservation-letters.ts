import { addressOf } from "../../../core/addresses.ts";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { issueLink } from "../../../core/links/links.ts";
import { addDays, endOfDay } from "../../../core/colombia/days.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { MailKey } from "../../../core/mail-kinds.ts";
import { queueMail } from "../../../core/mail/queue-mail.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { Package } from "../../catalog/package.entity.ts";
import { throughToken } from "../../contracts/contract/print/contract-payment.ts";
import { REFUND_DAYS } from "../../payments/refund/refund.rules.ts";
import { Reservation } from "../reservation.entity.ts";
import { reservationHowToPay } from "../paying/reservation-how-to-pay.ts";
import {
  annulledLetter,
  bookedLetter,
  dueLetter,
  type ReservationLetter,
  type MailedReservation,
  vouchersLetter,
} from "./reservation.mail.ts";

/**
 * Creates the token with which a customer views the amount to pay; each e-mail has a new token, as for
 * contracts.
 */
const payToken = (work: Work, { id, llegada }: Reservation): string =>
  issueLink(work, "payment", id, linkEnds("payment", endOfDay(llegada)));

/** E-mails a customer about a reservation; past reservations of the demo send no e-mail. */
async function mail(
  work: Work,
  reservationId: string,
  key: MailKey,
  written: (mailed: MailedReservation) => ReservationLetter,
): Promise<boolean> {
  if (work.origin.channel === "seed") return false;
  const reservation = await work.em.findOneOrFail(Reservation, { id: reservationId });
  const { name, email } = await work.em.findOneOrFail(User, { id: reservation.customer.id });
  const { title } = await work.em.findOneOrFail(Package, { id: reservation.pack.id });
  const url = `${work.services.config.publicUrl}${addressOf("reservation", { id: reservationId })}`;
  const ways = await reservationHowToPay(work, reservation);
  const howToPay = ways?.online ? throughToken(payToken(work, reservation), ways) : ways;
  const letter = written({ reservation, title, url, howToPay, firstName: name.split(" ")[0] ?? name });
  return queueMail(work, { key, to: email, ...letter });
}

/**
 * E-mails a customer about new tickets and vouchers, once a day; returns whether this e-mail is the first of
 * the day.
 */
export const mailVouchers = (work: Work, reservationId: string): Promise<boolean> =>
  mail(work, reservationId, `reservation-vouchers:${reservationId}:${work.today}`, vouchersLetter);

/** Listeners that mail customers about their reservations. */
export const reservationLetters: readonly Listener[] = [
  on("reservation.booked", async (work, { reservationId }) => {
    await mail(work, reservationId, `reservation-booked:${reservationId}`, bookedLetter);
  }),
  on("reservation.due-soon", async (work, { reservationId }) => {
    const { dueAt } = await work.em.findOneOrFail(Reservation, { id: reservationId });
    await mail(
      work,
      reservationId,
      `reservation-due:${reservationId}:${dueAt?.toISOString() ?? ""}`,
      dueLetter,
    );
  }),
  on("reservation.annulled", async (work, { reservationId, cause }) => {
    const { paid } = await work.em.findOneOrFail(Reservation, { id: reservationId });
    const by = spokenDay(addDays(work.today, REFUND_DAYS));
    const refund = paid > 0 ? `Te devolvemos ${formatCop(paid)} a más tardar el ${by}.` : null;
    await mail(work, reservationId, `reservation-annulled:${reservationId}`, (mailed) =>
      annulledLetter(mailed, cause, refund),
    );
  }),
];
