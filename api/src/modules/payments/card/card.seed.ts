import type { Viewer } from "../../../core/auth/viewer.ts";
import { hoursAfter, today } from "../../../core/colombia/days.ts";
import type { SeedContext } from "../../../core/seed.ts";
import { readAcceptance } from "../wompi/client.ts";
import type { CardProvider } from "../wompi/provider.ts";
import type { WompiTransaction } from "../wompi/transaction.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { registerPayment } from "../payment/acts/register-payment.ts";
import { verifyPayment } from "../payment/acts/verify-payment.ts";
import { Payment } from "../payment/payment.entity.ts";
import { keepPaymentReceipt } from "../receipt/acts/keep-payment-receipt.ts";
import { printReceipt } from "../receipt/receipt.print.ts";
import { keepReportedTransaction } from "./acts/keep-reported-transaction.ts";
import { startAttempt } from "./acts/start-attempt.ts";
import { CardAttempt } from "./attempt.entity.ts";
import { inCents } from "./card.rules.ts";

/** Amount of each of the three payments, in COP. */
const AMOUNT = 300_000;

/**
 * Creates a contract that the client pays partly by transfer and partly by card, after the card was declined
 * once. The provider's reports are part of the demo data, so no network is used.
 */
export async function seedCardPayments(seed: SeedContext): Promise<void> {
  const { cards, orm, clock } = seed.services;
  if (!cards) return;
  const end = clock.now();
  const em = orm.em.fork();
  const signed = await em.find(Contract, { status: "signed" }, { orderBy: { signedAt: "desc" } });
  const waiting = await em.find(Payment, { status: "pending", contract: { $ne: null } });
  const busy = new Set(waiting.map(({ contract }) => contract?.id));
  const contract = signed.find(
    ({ id, precioTotal, totalPagado }) => !busy.has(id) && precioTotal - totalPagado > 4 * AMOUNT,
  );
  if (!contract) return;
  await payByTransfer(seed, contract, hoursAfter(end, -3));
  await payByCard(seed, cards, contract, "DECLINED", hoursAfter(end, -2));
  await payByCard(seed, cards, contract, "APPROVED", hoursAfter(end, -1));
  seed.at(end);
}

const person = (seed: SeedContext, handle: string) => seed.shared.get(`account:${handle}`) as Viewer;

async function payByTransfer(seed: SeedContext, { id: contractId }: Contract, at: Date): Promise<void> {
  seed.at(at);
  const id = await seed.as(person(seed, "admin"), registerPayment, {
    input: { contractId, monto: AMOUNT, fechaPago: today(at), tipoPago: "transferencia" },
    details: { bancoOrigen: "Bancolombia", referenciaPago: "TRF-980417" },
    proof: null,
  });
  await seed.as(person(seed, "contador"), verifyPayment, { id, input: {} });
  await print(seed, id);
}

async function payByCard(
  seed: SeedContext,
  { client }: CardProvider,
  contract: Contract,
  status: "APPROVED" | "DECLINED",
  at: Date,
): Promise<void> {
  seed.at(at);
  const { terms, personalData } = await client.acceptances();
  const { name, lastname, email } = contract.cliente;
  const { id } = await seed.as(null, startAttempt, {
    ref: { kind: "contract", id: contract.id },
    monto: AMOUNT,
    medio: "card",
    payer: { pagadorNombre: `${name} ${lastname}`, pagadorEmail: email, pagadorTelefono: null },
    terms: readAcceptance(terms.token) ?? terms,
    personalData: readAcceptance(personalData.token) ?? personalData,
    key: null,
  });
  const em = seed.services.orm.em.fork();
  const { reference } = await em.findOneOrFail(CardAttempt, { id });
  const transaction: WompiTransaction = {
    id: `1292-${Math.floor(at.getTime() / 1000)}-${status === "APPROVED" ? 70_412 : 70_398}`,
    reference,
    status,
    amountInCents: inCents(AMOUNT),
    currency: "COP",
    statusMessage: status === "DECLINED" ? "Fondos insuficientes" : null,
    createdAt: at,
    finalizedAt: at,
    methodType: "CARD",
    bankUrl: null,
    cardBrand: "VISA",
    cardLastFour: "4242",
    merchantKey: null,
  };
  await seed.as(null, keepReportedTransaction, { transaction });
  const payment = await em.findOneOrFail(Payment, { wompiTransactionId: transaction.id });
  if (payment.status === "verified") await print(seed, payment.id);
}

async function print(seed: SeedContext, id: string): Promise<void> {
  const em = seed.services.orm.em.fork();
  const stored = await printReceipt(seed.services, em, await em.findOneOrFail(Payment, { id }));
  await seed.as(null, keepPaymentReceipt, { paymentId: id, stored, annulled: false });
}
