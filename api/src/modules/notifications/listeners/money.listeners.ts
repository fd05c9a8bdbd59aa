import { counted, ended } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { CONTADOR, OWNER } from "../../accounts/permissions.rules.ts";
import { peopleOfTurn } from "../../accounts/turn/turn.rules.ts";
import { turnNow } from "../../accounts/turn/turn-now.ts";
import type { SellerPayment } from "../../commissions/commission/commission.events.ts";
import { Commission } from "../../commissions/commission/commission.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import type { Payable, PayableRef } from "../../payments/payable/payable.ts";
import { loadPayable } from "../../payments/payable/payable-kinds.ts";
import { ofPayable, spokenPayable } from "../../payments/payable/payable.rules.ts";
import { CardEvent } from "../../payments/card/inbox/card-event.entity.ts";
import { Payment } from "../../payments/payment/payment.entity.ts";
import { decisionTurn } from "../../payments/payment/turn/payment-turn.rules.ts";
import type { NoticeText } from "../notify.ts";
import {
  peopleOf,
  notifyEachPerson,
  notifyPeople,
  notifyRoles,
  notifyWhoMay,
  notifyWhoseTurn,
} from "../notify-people.ts";
import { addressOf } from "../../../core/addresses.ts";
import { payoutCapabilities } from "../../approvals/approval.rules.ts";

interface PaymentFacts {
  readonly payable: Payable;
  readonly amount: string;
  readonly payment: Payment;
}

async function paymentOf(
  work: Work,
  { paymentId, payable }: { paymentId: string; payable: PayableRef },
): Promise<PaymentFacts> {
  const payment = await work.em.findOneOrFail(Payment, { id: paymentId });
  return { payable: await loadPayable(work, payable), payment, amount: formatCop(payment.monto) };
}

const aboutPayment = ({ payable, payment }: PaymentFacts) => ({
  link: payable.notice.link,
  data: { ...payable.notice.data, payment_id: payment.id },
});

type Said = Pick<NoticeText, "type" | "title" | "message">;
async function notifySeller(
  work: Work,
  { commissionId, sellerId }: { commissionId: string; sellerId: number },
  facts: (amount: string, number: string) => Said,
) {
  const commission = await work.em.findOneOrFail(Commission, { id: commissionId });
  const { contractNumber } = await work.em.findOneOrFail(Contract, { id: commission.contract.id });
  await notifyPeople(work, [sellerId], {
    link: addressOf("ownCommissions"),
    data: { commission_id: commissionId, contract_id: commission.contract.id },
    ...facts(formatCop(commission.montoComision), contractNumber),
  } as NoticeText);
}

/**
 * Returns the notice to a paid seller: with the contract for a single commission, otherwise with the number
 * of commissions.
 */
function paidNotice(payoutId: string, { commissions, bruto, neto }: SellerPayment): NoticeText {
  const [first, ...others] = commissions;
  const withheld = neto === bruto ? "" : ` (${formatCop(bruto)} menos retenciones)`;
  const paid = `Te pagamos ${formatCop(neto)}${withheld}`;
  const about = { link: addressOf("ownCommissions"), type: "commission_paid" } as const;
  if (first && others.length === 0)
    return {
      ...about,
      data: { commission_id: first.id, contract_id: first.contractId },
      message: `${paid} de comisión por el contrato ${first.contractNumber}.`,
    };
  return {
    ...about,
    data: { payout_id: payoutId, commission_ids: commissions.map(({ id }) => id) },
    title: "Comisiones pagadas",
    message: `${paid} por ${commissions.length} comisiones.`,
  };
}

/**
 * Notifies the people who verify payments about a registered payment, and the client when staff registered
 * it.
 */
async function notifyOfRegistered(work: Work, facts: PaymentFacts): Promise<void> {
  const { payable, payment, amount } = facts;
  const [about, type, thing] = [
    aboutPayment(facts),
    "payment_received",
    spokenPayable(payable.words),
  ] as const;
  const office = peopleOfTurn(await turnNow(work, payment, decisionTurn));
  const toOffice: NoticeText = {
    ...about,
    link: addressOf("payments"),
    type,
    message:
      `${payment.reportedByClient ? "El cliente reportó" : "Se registró"} un pago de ${amount} ` +
      `para ${thing}.`,
  };
  const toClient: NoticeText = {
    ...about,
    type,
    title: "Recibimos tu pago",
    message: `Registramos tu pago de ${amount} para ${thing} y lo estamos verificando.`,
  };
  await notifyEachPerson(work, [
    [payment.reportedByClient ? null : payable.clientId, toClient],
    ...office.map((id) => [id, toOffice] as const),
  ]);
}

/**
 * Notifies the people of a sale, and `others`, of the outcome of a payment. The client's account gets a
 * separate text; a reservation's client is already notified as its customer.
 */
async function notifyOfOutcome(
  work: Work,
  facts: PaymentFacts,
  { toPeople, toClient }: Readonly<Record<"toPeople" | "toClient", Said>>,
  others: readonly number[] = [],
): Promise<void> {
  const about = aboutPayment(facts);
  const people = [...(await facts.payable.notifiedPeople(work)), ...others];
  await notifyEachPerson(work, [
    [facts.payable.clientId, { ...about, ...toClient }],
    ...people.map((id) => [id, { ...about, ...toPeople }] as const),
  ]);
}

/** Listeners that notify about incoming payments, payment approvals, and sellers' commissions. */
export const moneyListeners: readonly Listener[] = [
  on("approval.asked", async (work, { approvalId, kind, payee, monto }) => {
    await notifyWhoMay(work, payoutCapabilities[kind], {
      type: "payout_to_approve",
      link: addressOf("approvals"),
      data: { approval_id: approvalId },
      message: ended(`Piden tu aprobación para pagar ${formatCop(monto)} a ${payee}`),
    });
  }),
  on("approval.given", async (work, { approvalId, askedById, payee, monto }) => {
    await notifyPeople(work, [askedById], {
      type: "payout_approved",
      link: addressOf("approvals"),
      data: { approval_id: approvalId },
      message: ended(`Ya puedes pagar ${formatCop(monto)} a ${payee}`),
    });
  }),
  on("payment.registered", async (work, event) => {
    const facts = await paymentOf(work, event);
    // A payment on which the card provider decides waits for nobody here; a payment that staff registers
    // does.
    if (facts.payment.wompiReference === null) await notifyOfRegistered(work, facts);
  }),
  on("card.unclear", async (work, { eventId }) => {
    const { transactionId, status } = await work.em.findOneOrFail(CardEvent, { id: eventId });
    await notifyRoles(work, [OWNER, CONTADOR], {
      link: addressOf("payments"),
      data: { event_id: eventId, wompi_transaction_id: transactionId ?? "" },
      type: "payment_unclear",
      message:
        `El proveedor informó la transacción ${transactionId ?? ""} en estado ${status ?? ""}, ` +
        "que no corresponde a ningún pago nuestro. No se acreditó nada: búscala en el comercio de Wompi.",
    });
  }),
  on("card.unconfirmed", async (work, { unconfirmed }) => {
    await notifyRoles(work, [OWNER], {
      link: `${addressOf("operation")}?clase=unconfirmed_payment`,
      data: {},
      type: "payments_unconfirmed",
      message:
        `El proveedor no confirma ${counted(unconfirmed, "pago verificado", "pagos verificados")}. ` +
        "No cambiamos nada: revísalos en Operación.",
    });
  }),
  on("payment.verified", async (work, event) => {
    const facts = await paymentOf(work, event);
    const { amount, payable } = facts;
    await notifyOfOutcome(work, facts, {
      toPeople: {
        type: "payment_verified",
        message: `El pago de ${amount} ${ofPayable(payable.words)} quedó verificado.`,
      },
      toClient: {
        type: "payment_verified",
        title: "Confirmamos tu pago",
        message:
          `Tu pago de ${amount} para ${spokenPayable(payable.words)} quedó verificado. ` +
          "Te enviamos el recibo.",
      },
    });
  }),
  on("payment.rejected", async (work, event) => {
    const facts = await paymentOf(work, event);
    const { amount, payable, payment } = facts;
    await notifyOfOutcome(work, facts, {
      toPeople: {
        type: "payment_rejected",
        message:
          `El pago de ${amount} ${ofPayable(payable.words)} se rechazó: ` +
          `«${payment.decisionNote ?? ""}».`,
      },
      toClient: {
        type: "payment_rejected",
        title: "No pudimos verificar tu pago",
        message:
          `No pudimos verificar tu pago de ${amount} para ${spokenPayable(payable.words)}. ` +
          "Escríbele a tu asesor.",
      },
    });
  }),
  on("payment.in-review", async (work, event) => {
    const facts = await paymentOf(work, event);
    await notifyWhoseTurn(work, await turnNow(work, facts.payment, decisionTurn), {
      ...aboutPayment(facts),
      link: addressOf("payments"),
      type: "payment_in_review",
      message:
        `Entró un pago en línea de ${facts.amount} ${ofPayable(facts.payable.words)} que no cuadra con lo ` +
        "esperado: verifícalo o devuélvelo.",
    });
  }),
  on("payment.withdrawn", async (work, event) => {
    const facts = await paymentOf(work, event);
    await notifyWhoseTurn(work, await turnNow(work, facts.payment, decisionTurn), {
      ...aboutPayment(facts),
      type: "payment_withdrawn",
      message:
        `Quien registró el pago de ${facts.amount} ${ofPayable(facts.payable.words)} ` +
        "lo retiró: ya no espera verificación.",
    });
  }),
  on("payment.reversed", async (work, event) => {
    const facts = await paymentOf(work, event);
    const { amount, payable } = facts;
    const toPeople = {
      type: "payment_reversed",
      message: `El pago de ${amount} ${ofPayable(payable.words)} se reversó y ya no cuenta.`,
    } as const;
    const toClient = {
      type: "payment_reversed",
      title: "Tu pago se reversó",
      message:
        `Tu pago de ${amount} para ${spokenPayable(payable.words)} se reversó y ya no cuenta. ` +
        "Escríbele a tu asesor.",
    } as const;
    await notifyOfOutcome(work, facts, { toPeople, toClient }, await peopleOf(work, CONTADOR));
  }),
  on("commission.generated", (work, event) =>
    notifySeller(work, event, (amount, number) => ({
      type: "commission_calculated",
      message: `Ganaste ${amount} por el contrato ${number}.`,
    })),
  ),
  on("commission.voided", (work, { takenBack, ...event }) =>
    notifySeller(work, event, (amount, number) => ({
      type: "commission_voided",
      message: takenBack
        ? `El contrato ${number} se canceló: te descontaremos ${amount} el mes siguiente.`
        : `El contrato ${number} se canceló: tu comisión de ${amount} quedó anulada.`,
    })),
  ),
  on("commission.approved", (work, event) =>
    notifySeller(work, event, (amount, number) => ({
      type: "commission_approved",
      message: `Aprobaron tu comisión de ${amount} del contrato ${number}.`,
    })),
  ),
  on("commission.paid", async (work, { payoutId, payments }) => {
    const notices = payments.map((paid) => [paid.sellerId, paidNotice(payoutId, paid)] as const);
    await notifyEachPerson(work, notices);
  }),
];
