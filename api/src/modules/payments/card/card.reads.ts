import type { Context } from "../../../core/context.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import { maskedEmail } from "../../../core/colombia/emails.ts";
import { Refusal } from "../../../core/failure.ts";
import { perMinute } from "../../../core/http/limits.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { jobContext } from "../../../core/jobs/context.ts";
import { ProviderAway, ProviderRefused } from "../wompi/failures.ts";
import { SIMULATOR_PATH } from "../wompi/keys.ts";
import { isTransactionId } from "../wompi/transaction.ts";
import { balanceOf, paidBy, type Payable, type PayableRef } from "../payable/payable.ts";
import { titledPayable } from "../payable/payable.rules.ts";
import { knownPayable, seekPayable } from "../payable/payable-kinds.ts";
import { nextAsked } from "../../contracts/plan/next-payment.ts";
import { leftToPay } from "../../contracts/plan/sums.rules.ts";
import { reservedFor } from "../payable/reserved-for.ts";
import { isInReview } from "../payment/decision/review.rules.ts";
import { CardAttempt } from "./attempt.entity.ts";
import { ANY_TRIP, LEAST_ONLINE, NOT_AVAILABLE, NOTHING_TO_PAY } from "./card.rules.ts";
import { CardTransaction } from "./card-transaction.entity.ts";
import type { OnlineAttempt, OnlineBill, OnlineCheckout, PseBank } from "./card.types.ts";
import { lookUpAttempt } from "./look-up-attempt.ts";
import { cardProvider } from "./pay-online.ts";

/** Sentence shown while the provider does not answer. */
const PROVIDER_AWAY = "El proveedor de pagos no responde en este momento. Intenta de nuevo en unos minutos.";

const orUnavailable = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof ProviderAway ? new Refusal("UNAVAILABLE", PROVIDER_AWAY, [], 30) : error;
  }
};

/**
 * Returns the public key and the terms that a browser needs for an online payment; null when online payment
 * is not available.
 */
export async function onlineCheckout({ services }: Context): Promise<OnlineCheckout | null> {
  const { cards } = services;
  if (!cards) return null;
  const { terms, personalData } = await orUnavailable(cards.client.acceptances());
  return {
    publicKey: cards.keys.publicKey,
    // Address of the simulator without a host: the browser calls the host name that it has used.
    providerUrl: cards.keys.url.startsWith("/") ? SIMULATOR_PATH : cards.keys.url,
    montoMinimo: LEAST_ONLINE,
    terms,
    personalData,
  };
}

/** Returns the banks of PSE. */
export const pseBanks = ({ services }: Context): Promise<PseBank[]> =>
  orUnavailable(cardProvider(services).client.institutions());

/**
 * Returns the bill that a payer sees. Viewers with a link or a permission for the record see the whole bill;
 * viewers who know only the id of the record see only the amount due.
 */
export async function onlineBill(context: Context, ref: PayableRef): Promise<OnlineBill> {
  const scope = Scope.of(context);
  const payable = await knownPayable(scope, ref);
  const saldoPendiente = balanceOf(payable);
  const porPagar = leftToPay(saldoPendiente, await reservedFor(scope, ref));
  const next = ref.kind === "contract" ? await nextAsked(scope, ref.id) : null;
  const montoSugerido = Math.min(porPagar, next?.amount ?? porPagar);
  const motivo = context.services.cards
    ? hindrance(() => payable.refuse("pay", context), porPagar)
    : NOT_AVAILABLE;
  if (!(await seekPayable(scope, ref))) return billOfStranger(montoSugerido, motivo);
  const { destination, client } = await payable.content(scope.em);
  return {
    pagador: { nombre: client.name, correo: client.email.trim() === "" ? null : maskedEmail(client.email) },
    titulo: titledPayable(payable.words),
    destino: destination,
    precioTotal: payable.price,
    saldoPendiente,
    porPagar,
    montoSugerido,
    motivo,
  };
}

/**
 * Returns the bill for a viewer who knows only the id of the record: it contains no name, number, destination
 * or other amount.
 */
const billOfStranger = (montoSugerido: Cop, motivo: string | null): OnlineBill => ({
  pagador: null,
  titulo: ANY_TRIP,
  destino: null,
  precioTotal: null,
  saldoPendiente: null,
  porPagar: null,
  montoSugerido,
  motivo: motivo && motivo !== NOT_AVAILABLE ? NOTHING_TO_PAY : motivo,
});

/** Returns the reason why no payment is possible now; null when a payment is possible. */
function hindrance(refuse: () => void, porPagar: number): string | null {
  try {
    refuse();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  return porPagar >= LEAST_ONLINE
    ? null
    : porPagar === 0
      ? "No hay nada pendiente por pagar."
      : `El saldo es menor que el mínimo para pagar en línea (${formatCop(LEAST_ONLINE)}).`;
}

/** Identifier of an attempt: the payer's idempotency key, or the provider's transaction id. */
export interface AttemptName {
  readonly key?: string | null;
  readonly transactionId?: string | null;
}

async function findAttempt({ services }: Context, { key, transactionId }: AttemptName) {
  const em = services.orm.em.fork();
  if (key) return em.findOne(CardAttempt, { key });
  if (!transactionId || !isTransactionId(transactionId)) return null;
  const found = await em.findOne(CardTransaction, { id: transactionId }, { populate: ["attempt"] });
  return found?.attempt ?? null;
}

/** Returns the progress of the attempt with this identifier; null when it does not exist. */
export async function onlineAttempt(context: Context, name: AttemptName): Promise<OnlineAttempt | null> {
  const attempt = await findAttempt(context, name);
  return attempt && attemptById(context, attempt.id);
}

/**
 * Returns the progress of an attempt, with its payment and its latest transaction. The next amount due is
 * included only for visitors with the link and for viewers who may see the contract.
 */
export async function attemptById(context: Context, id: string): Promise<OnlineAttempt> {
  const em = context.services.orm.em.fork();
  const attempt = await em.findOneOrFail(CardAttempt, { id });
  const transaction = attempt.transactionId
    ? await em.findOne(CardTransaction, { id: attempt.transactionId }, { populate: ["payment"] })
    : null;
  const { status, monto, medio, reference, reason, bankUrl } = attempt;
  const ref = paidBy(attempt);
  const payment = transaction?.payment ?? null;
  const scope = Scope.of(context);
  const payable = await seekPayable(scope, ref);
  return {
    id,
    status,
    monto,
    medio,
    reference,
    bankUrl,
    payment,
    motivo: reason,
    contractId: ref.kind === "contract" ? ref.id : null,
    orderId: ref.kind === "reservation" ? ref.id : null,
    enRevision: payment !== null && isInReview(payment),
    cancelado: payable !== null && payable.cancelledAt !== null,
    transaction: transaction && { id: transaction.id, status: transaction.word, reference },
    proximoPago: payable && (await nextOf(scope, payable)),
  };
}

/**
 * Returns the next amount due of a contract; null when nothing is left to pay or the contract was cancelled.
 */
async function nextOf(scope: Scope, { ref, cancelledAt }: Payable): Promise<OnlineAttempt["proximoPago"]> {
  if (ref.kind !== "contract" || cancelledAt !== null) return null;
  const next = await nextAsked(scope, ref.id);
  return next && { monto: next.amount, fechaVencimiento: next.due };
}

/**
 * Queries the provider about an open attempt and returns the attempt's status; the last known status when the
 * provider does not answer. The id sent by the client only selects a stored attempt; the provider is queried
 * by that attempt's reference.
 */
export async function lookUpOnlinePayment(
  context: Context,
  name: AttemptName,
): Promise<OnlineAttempt | null> {
  const { services, origin } = context;
  await services.limits.limit("look-up-online-payment", perMinute(60), origin.ip ?? "unknown");
  cardProvider(services);
  const nobody = jobContext(services, origin.requestId);
  const attempt = await findAttempt(context, name);
  try {
    if (attempt) await lookUpAttempt(nobody, attempt.id, 2);
  } catch (error) {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefused)) throw error;
    services.log.warn({ err: error }, "the card provider does not answer whoever waits for it");
  }
  return onlineAttempt(context, name);
}
