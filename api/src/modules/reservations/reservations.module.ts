import { followed } from "../../core/changes/followed-record.ts";
import { voucherAudience } from "../contracts/item/voucher.sql.ts";
import { visibleReservations, visibleReservationVouchers } from "./reservation.access.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { TripVoucher } from "../contracts/item/voucher.entity.ts";
import type { Module } from "../../core/module.ts";
import { paidReservations } from "./paying/paid-reservation.ts";
import { personalReservations } from "./personal-data.parts.ts";
import { Reservation } from "./reservation.entity.ts";
import { reservationSweeps } from "./reservation.jobs.ts";
import { ReservationResolver, ReservationQueries } from "./reservation.resolver.ts";
import { ReservationActsResolver, ReservationMutations } from "./reservation-acts.resolver.ts";
import { ReservationBulkMutations } from "./reservation-bulk.resolver.ts";
import { ReservationVoucherMutations } from "./reservation-voucher.resolver.ts";
import { reservationTrips } from "./reservation-trip.ts";
import { reservationLetters } from "./letter/reservation-letters.ts";
import { reservationListeners } from "./reservations.listeners.ts";
import { seedReservations } from "./reservations.seed.ts";
import { reservationFragments, reservationRoutes } from "./reservations.rest.ts";
import { turnResolver } from "../accounts/turn/turn.resolver.ts";
import { reservationTurns } from "./turn/reservation-turn.rules.ts";
import { reservationsWords } from "./reservations.words.ts";

/**
 * Seats of packages' departures that customers book and pay.
 *
 * Acts: attach-reservation-voucher, book-reservation, cancel-reservation, complete-reservations,
 *   hold-reservation, register-reservation-payment, release-unpaid-reservations, remove-reservation-voucher,
 *   settle-reservation, update-reservation, warn-unpaid-reservations.
 * Emits: reservation.annulled, reservation.booked, reservation.due-soon, reservation.paid,
 *   reservation.unpaid, reservation.vouchers-added.
 * Listens to: package.deleting, package.departures-changing, payment.rejected, payment.withdrawn,
 *   reservation.annulled, reservation.booked, reservation.due-soon.
 */
export const reservations: Module = {
  name: "reservations",
  words: reservationsWords,
  entities: [Reservation],
  resolvers: [
    ReservationResolver,
    ReservationQueries,
    ReservationActsResolver,
    ReservationMutations,
    turnResolver(Reservation, reservationTurns),
    ReservationBulkMutations,
    ReservationVoucherMutations,
  ],
  fragments: reservationFragments,
  section: {
    title: "Reservas de paquetes",
    text: "Lo que un cliente reserva del catálogo, con sus abonos.",
  },
  routes: reservationRoutes,
  payables: [paidReservations],
  trips: [reservationTrips],
  listeners: [...reservationListeners, ...reservationLetters],
  sweeps: reservationSweeps,
  personalData: personalReservations,
  seed: seedReservations,
  files: { "reservation-voucher": fileScope(TripVoucher, visibleReservationVouchers, voucherAudience) },
  changes: [followed("reservation", Reservation, visibleReservations, { touches: { package: "pack" } })],
};
