import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, daysAfter, type Day, hoursAfter, today } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { updatePackage } from "../catalog/acts/update-package.ts";
import { Departure } from "../catalog/departure.entity.ts";
import { Package } from "../catalog/package.entity.ts";
import { verifyPayment } from "../payments/payment/acts/verify-payment.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { keepPaymentReceipt } from "../payments/receipt/acts/keep-payment-receipt.ts";
import { printReceipt } from "../payments/receipt/receipt.print.ts";
import { bookReservation } from "./acts/book-reservation.ts";
import { cancelReservation } from "./acts/cancel-reservation.ts";
import { completeReservations } from "./acts/complete-reservations.ts";
import { registerReservationPayment } from "./acts/register-reservation-payment.ts";
import { releaseUnpaidReservations } from "./acts/release-unpaid-reservations.ts";
import { updateReservation } from "./acts/update-reservation.ts";
import { Reservation } from "./reservation.entity.ts";

const person = (seed: SeedContext, handle: string) => seed.shared.get(`account:${handle}`) as Viewer;

/**
 * Creates the demo reservations, one in each status: annulled by the customer, annulled because it was not
 * paid, completed, paid by transfer, marked as paid by staff, awaiting verification, and newly booked.
 */
export async function seedReservations(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const packs = await seed.services.orm.em.fork().find(Package, {}, { orderBy: { id: "asc" }, limit: 6 });
  const [first, second, third, fourth, fifth, sixth] = packs.map(({ id }) => id);
  if (!first || !second || !third || !fourth || !fifth || !sixth) return;
  await travelled(seed, first, end);

  seed.at(daysAfter(end, -12));
  const changed = await book(seed, "cliente2", second, 2);
  seed.at(daysAfter(end, -11));
  await seed.as(person(seed, "cliente2"), cancelReservation, { id: changed, input: { motivo: null } });

  seed.at(daysAfter(end, -9));
  await book(seed, "cliente", third, 1);
  seed.at(hoursAfter(daysAfter(end, -9), 73));
  await seed.as(null, releaseUnpaidReservations, undefined);

  seed.at(daysAfter(end, -7));
  await pay(seed, await book(seed, "cliente", second, 2), 1);
  seed.at(daysAfter(end, -5));
  const vouched = await book(seed, "cliente2", fourth, 3);
  await seed.as(person(seed, "gerente2"), updateReservation, { id: vouched, input: { isPaid: true } });

  seed.at(hoursAfter(end, -50));
  await register(seed, await book(seed, "cliente2", fifth, 2), 0.5, "lider2");
  seed.at(hoursAfter(end, -20));
  await book(seed, "cliente", sixth, 2);
  seed.at(end);
}

/**
 * Creates a completed trip that was booked and paid; the package temporarily offers the departure that it had
 * then.
 */
async function travelled(seed: SeedContext, packId: number, end: Date): Promise<void> {
  const em = seed.services.orm.em.fork();
  const departures = await em.find(Departure, { package: packId });
  const salida = addDays(today(end), -20);
  const fechas = [
    { salida, vuelta: addDays(salida, 3) },
    ...departures.map(({ salida, vuelta }) => ({ salida, vuelta })),
  ];
  seed.at(daysAfter(end, -45));
  await seed.as(person(seed, "admin"), updatePackage, { id: packId, input: { fechas }, pictures: [] });
  seed.at(daysAfter(end, -40));
  await pay(seed, await book(seed, "cliente", packId, 2, salida), 1);
  seed.at(daysAfter(end, -16));
  await seed.as(null, completeReservations, undefined);
}

/** Books a departure of a package, by default the next one; returns the reservation's id. */
async function book(
  seed: SeedContext,
  handle: string,
  packId: number,
  numberOfPeople: number,
  day?: Day,
): Promise<string> {
  const from = day ?? today(seed.services.clock.now());
  const departure = await seed.services.orm.em
    .fork()
    .findOneOrFail(Departure, { package: packId, salida: { $gte: from } }, { orderBy: { salida: "asc" } });
  const fechas = { salida: departure.salida, llegada: departure.vuelta };
  return seed.as(person(seed, handle), bookReservation, { input: { packId, numberOfPeople, fechas } });
}

/**
 * Registers a transfer of a percentage of a reservation's price, by a leader of the customer; returns its id.
 */
async function register(seed: SeedContext, id: string, share: number, by = "lider"): Promise<string> {
  const { totalPrice } = await seed.services.orm.em.fork().findOneOrFail(Reservation, { id });
  const monto = Math.round(totalPrice * share);
  const referenciaPago = `RSV-${id.slice(-6).toUpperCase()}`;
  return seed.as(person(seed, by), registerReservationPayment, {
    id,
    input: { monto, fechaPago: today(seed.services.clock.now()), tipoPago: "transferencia" },
    details: { bancoOrigen: "Bancolombia", referenciaPago },
    proof: null,
  });
}

/** Registers a transfer and verifies it an hour later; its receipt is sent at that time. */
async function pay(seed: SeedContext, id: string, share: number): Promise<void> {
  const paymentId = await register(seed, id, share);
  seed.at(hoursAfter(seed.services.clock.now(), 1));
  await seed.as(person(seed, "contador"), verifyPayment, { id: paymentId, input: {} });
  const em = seed.services.orm.em.fork();
  const stored = await printReceipt(seed.services, em, await em.findOneOrFail(Payment, { id: paymentId }));
  await seed.as(null, keepPaymentReceipt, { paymentId, stored, annulled: false });
}
