import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, today } from "../../core/colombia/days.ts";
import type { SeedContext } from "../../core/seed.ts";
import { createContract } from "../contracts/contract/acts/create-contract.ts";
import { sendContract } from "../contracts/contract/acts/send-contract.ts";
import { keepPaymentReceipt } from "../payments/receipt/acts/keep-payment-receipt.ts";
import { registerPayment } from "../payments/payment/acts/register-payment.ts";
import { verifyPayment } from "../payments/payment/acts/verify-payment.ts";
import { Payment } from "../payments/payment/payment.entity.ts";
import { printReceipt } from "../payments/receipt/receipt.print.ts";
import { adjustPoints } from "./acts/adjust-points.ts";

const DAY = 86_400_000;

/** Trips of the referred demo clients, with the percentage that is paid. */
const trips = [
  {
    client: "cliente",
    manager: "gerente",
    destino: "Santa Marta",
    precioTotal: 2_940_000,
    paid: [980_000, 430_000],
    days: 40,
  },
  {
    client: "cliente2",
    manager: "gerente2",
    destino: "Eje Cafetero",
    precioTotal: 1_870_000,
    paid: [620_000],
    days: 25,
  },
] as const;

/** Creates the demo points: for payments of the referred clients, and one adjustment by the owner. */
export async function seedRewards(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  for (const trip of trips) await aReferredTrip(seed, trip, end);
  const advisor = person(seed, "asesor");
  seed.at(new Date(end.getTime() - 6 * DAY));
  await seed.as(person(seed, "owner"), adjustPoints, {
    userId: advisor.id,
    input: { points: 5, reason: "Premio del mes por servicio al cliente" },
  });
  seed.at(end);
}

const person = (seed: SeedContext, handle: string) => seed.shared.get(`account:${handle}`) as Viewer;

async function aReferredTrip(
  seed: SeedContext,
  { client, manager, destino, precioTotal, paid, days }: (typeof trips)[number],
  end: Date,
) {
  const by = person(seed, manager);
  const begin = end.getTime() - days * DAY;
  seed.at(new Date(begin));
  const contractId = await seed.as(by, createContract, {
    input: {
      clienteId: person(seed, client).id,
      destino,
      precioTotal,
      numeroPasajeros: 2,
      fechaInicioViaje: addDays(today(end), 60),
    },
  });
  seed.at(new Date(begin + DAY / 4));
  await seed.as(by, sendContract, { id: contractId, mail: {} });
  for (const [n, monto] of paid.entries()) {
    seed.at(new Date(begin + (n * 15 + 1) * DAY));
    const fechaPago = today(seed.services.clock.now());
    const id = await seed.as(by, registerPayment, {
      input: { contractId, monto, fechaPago, tipoPago: "transferencia" },
      details: null,
      proof: null,
    });
    await seed.as(person(seed, "contador"), verifyPayment, { id, input: {} });
    const em = seed.services.orm.em.fork();
    const stored = await printReceipt(seed.services, em, await em.findOneOrFail(Payment, { id }));
    await seed.as(null, keepPaymentReceipt, { paymentId: id, stored, annulled: false });
  }
}
