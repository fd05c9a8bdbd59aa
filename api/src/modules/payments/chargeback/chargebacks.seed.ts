import type { Viewer } from "../../../core/auth/viewer.ts";
import { addDays, today } from "../../../core/colombia/days.ts";
import type { SeedContext } from "../../../core/seed.ts";
import { Payment } from "../payment/payment.entity.ts";
import { noteChargeback } from "./acts/note-chargeback.ts";
import { openChargeback } from "./acts/open-chargeback.ts";
import { Chargeback } from "./chargeback.entity.ts";

const person = (seed: SeedContext, handle: string) => seed.shared.get(`account:${handle}`) as Viewer;

/** Creates a demo client who claims the reversal of a card payment, with the agency's notes so far. */
export async function seedChargebacks(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const em = seed.services.orm.em.fork();
  const payment = await em.findOne(Payment, { tipoPago: "wompi", status: "verified" });
  if (!payment) return;
  seed.at(payment.verifiedAt ?? end);
  const claimedOn = today(seed.services.clock.now());
  await seed.as(person(seed, "contador"), openChargeback, {
    input: {
      paymentId: payment.id,
      cause: "no_corresponde",
      claimedOn,
      knownOn: addDays(claimedOn, -1),
      detail: "Pagué dos noches más en el hotel y la reserva no las trae.",
    },
    file: null,
  });
  const { id } = await em.findOneOrFail(Chargeback, { payment: payment.id });
  seed.at(end);
  const nota = "El hotel confirma que la reserva es de tres noches; falta el soporte de las otras dos.";
  await seed.as(person(seed, "contador"), noteChargeback, { id, input: { nota }, file: null });
}
