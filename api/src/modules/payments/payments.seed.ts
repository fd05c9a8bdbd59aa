import type { Viewer } from "../../core/auth/viewer.ts";
import { addDays, type Day, hoursAfter, today } from "../../core/colombia/days.ts";
import { percentOf } from "../../core/colombia/cop.ts";
import type { SeedContext } from "../../core/seed.ts";
import type { Work } from "../../core/mutation/work.ts";
import { AgencyAccount } from "../content/agency-account/agency-account.entity.ts";
import { Contract } from "../contracts/contract/contract.entity.ts";
import { seedClientPages } from "./client-page/client-page.seed.ts";
import { PlanLine } from "../contracts/plan/plan-line.entity.ts";
import { seedChargebacks } from "./chargeback/chargebacks.seed.ts";
import { seedCardPayments } from "./card/card.seed.ts";
import { keepPaymentReceipt } from "./receipt/acts/keep-payment-receipt.ts";
import { registerPayment } from "./payment/acts/register-payment.ts";
import { reversePayment } from "./payment/acts/reverse-payment.ts";
import { verifyPayment } from "./payment/acts/verify-payment.ts";
import { meansOfKind, proposedAccount } from "./payment/means/means.rules.ts";
import type { TipoPago } from "./payment/payment.enums.ts";
import { Payment } from "./payment/payment.entity.ts";
import { bookPayment } from "./payment/payment-booking.ts";
import { holdForReview } from "./payment/decision/payment-decision.ts";
import { loadPayable } from "./payable/payable-kinds.ts";
import { refundPayment } from "./refund/acts/refund-payment.ts";
import { seedRefunds } from "./refund/refunds.seed.ts";
import { printReceipt } from "./receipt/receipt.print.ts";

const ways: readonly TipoPago[] = [
  "transferencia",
  "transferencia",
  "efectivo",
  "transferencia",
  "tarjeta",
  "cheque",
];
const banks = ["Bancolombia", "Davivienda", "Banco de Bogotá", "Nequi"] as const;
/** Key under which the seeds share the agency's accounts. */
const ACCOUNTS = "payments:accounts";
const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
/** Returns noon of a day in Bogotá time. */
const noon = (day: Day) => new Date(`${day}T17:00:00Z`);

/**
 * Creates the payments of the demo clients. Most are on time, and every fifth contract is late with its last
 * instalment. Some recent payments await verification, were rejected, or were reversed.
 */
export async function seedPayments(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const contracts = await seed.services.orm.em
    .fork()
    .find(Contract, { status: { $in: ["signed", "completed"] } }, { orderBy: { signedAt: "asc" } });
  seed.shared.set(
    ACCOUNTS,
    await seed.services.orm.em.fork().find(AgencyAccount, {}, { orderBy: { id: "asc" } }),
  );
  await seed.each(contracts, (own, contract, n) => payContract(own, contract, n, end));
  await seedCardPayments(seed);
  for (const [n, contract] of contracts.slice(0, 2).entries()) await payTwice(seed, contract, n === 0, end);
  seed.at(end);
  await seedClientPages(seed);
  await seedChargebacks(seed);
  await seedRefunds(seed);
}

async function payContract(seed: SeedContext, contract: Contract, n: number, end: Date): Promise<void> {
  const signed = today(contract.signedAt ?? end);
  const last = today(hoursAfter(end, -30));
  const plan = await seed.services.orm.em
    .fork()
    .find(PlanLine, { contract: contract.id }, { orderBy: { numero: "asc" } });
  const due = plan.filter(({ fechaVencimiento }) => fechaVencimiento <= today(end));
  // Clients who are behind leave out the last due share; others pay the next share ahead, which is being
  // verified.
  const paid = n % 5 === 2 ? due.slice(0, -1) : due;
  for (const [place, line] of paid.entries()) {
    const day = [addDays(line.fechaVencimiento, -(n % 4)), signed].sort().at(-1) ?? signed;
    const id = await register(seed, contract, line.monto, day < last ? day : last, n, place);
    await decide(seed, id, n + place);
    if (n % 11 === 4 && place === 0) await correctByReversal(seed, contract, id, line, n, last);
  }
  const next = plan[paid.length];
  const behind = paid.length < due.length;
  if (next && (behind || n % 3 === 0))
    await announce(seed, contract, behind ? percentOf(next.monto, 40) : next.monto, n, last);
}

/**
 * Creates a recent payment that awaits verification, or was rejected because the bank had no record of it.
 */
async function announce(
  seed: SeedContext,
  contract: Contract,
  monto: number,
  n: number,
  last: Day,
): Promise<void> {
  const id = await register(seed, contract, monto, last, n, 8);
  const observaciones = "El banco aún no lo reporta";
  if (n % 10 === 3 || n % 10 === 7)
    await seed.as(contador(seed), verifyPayment, { id, input: { status: "rejected", observaciones } });
}

/**
 * Creates a card payment of a client who had already paid: it is in review, and is refunded if `goesBack`.
 */
async function payTwice(seed: SeedContext, contract: Contract, goesBack: boolean, end: Date): Promise<void> {
  seed.at(hoursAfter(end, goesBack ? -50 : -20));
  const id = await seed.as(
    null,
    async (work: Work): Promise<string> => {
      const payable = await loadPayable(work, { kind: "contract", id: contract.id });
      await work.lock(payable.record);
      const booked = {
        monto: percentOf(payable.price, 10),
        fechaPago: work.today,
        tipoPago: "wompi",
      } as const;
      const payment = await bookPayment(work, payable, booked);
      await holdForReview(work, payment, payable, "other-amount");
      return payment.id;
    },
    undefined,
  );
  if (!goesBack) return;
  seed.at(hoursAfter(end, -26));
  await seed.as(contador(seed), refundPayment, { id });
}

const person = (seed: SeedContext, handle: string) => seed.shared.get(`account:${handle}`) as Viewer;
const contador = (seed: SeedContext) => person(seed, "contador");

/** Returns the seller of a contract, who registers the client's payments. */
function sellerOf(seed: SeedContext, { asesor, lider, gerente }: Contract): Viewer {
  const id = (asesor ?? lider ?? gerente)?.id;
  const people = [...seed.shared].flatMap(([key, value]) =>
    key.startsWith("account:") ? [value as Viewer] : [],
  );
  return people.find((viewer) => viewer.id === id) ?? person(seed, "admin");
}

/** Registers payment number `place` of contract number `n`; every payment gets a different reference. */
function register(
  seed: SeedContext,
  contract: Contract,
  monto: number,
  fechaPago: Day,
  n: number,
  place: number,
): Promise<string> {
  seed.at(noon(fechaPago));
  const tipoPago = pick(ways, n + place);
  const account = proposedAccount(meansOfKind[tipoPago], seed.shared.get(ACCOUNTS) as AgencyAccount[]);
  const referenciaPago = `TRF-${102_938 + (n * 10 + place) * 37}`;
  const details =
    tipoPago === "transferencia" ? { bancoOrigen: pick(banks, n + place), referenciaPago } : null;
  return seed.as(sellerOf(seed, contract), registerPayment, {
    input: { contractId: contract.id, monto, fechaPago, tipoPago, cuentaAgenciaId: account?.id ?? null },
    details,
    proof: null,
  });
}

/** Verifies a payment some hours after its registration; its receipt is sent at that time. */
async function decide(seed: SeedContext, id: string, n: number): Promise<void> {
  seed.at(hoursAfter(seed.services.clock.now(), 2 + (n % 20)));
  await seed.as(contador(seed), verifyPayment, { id, input: {} });
  const em = seed.services.orm.em.fork();
  const stored = await printReceipt(seed.services, em, await em.findOneOrFail(Payment, { id }));
  await seed.as(null, keepPaymentReceipt, { paymentId: id, stored, annulled: false });
}

/**
 * Creates a payment that was booked on the wrong contract: the owner reverses it and the correct payment
 * follows.
 */
async function correctByReversal(
  seed: SeedContext,
  contract: Contract,
  id: string,
  line: PlanLine,
  n: number,
  last: Day,
): Promise<void> {
  await seed.as(person(seed, "owner"), reversePayment, {
    id,
    input: { motivo: "Se registró con el valor de otro contrato" },
  });
  await decide(seed, await register(seed, contract, line.monto, last, n, 9), n);
}
