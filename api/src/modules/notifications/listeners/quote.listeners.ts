import { formatCop } from "../../../core/colombia/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { isStaff } from "../../accounts/staff.rules.ts";
import { turnNow } from "../../accounts/turn/turn-now.ts";
import { peopleOfTurn } from "../../accounts/turn/turn.rules.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { percentText } from "../../quotes/quote/seller/percent-text.rules.ts";
import { assignTurn, discountTurn } from "../../quotes/quote/turn/quote-turn.rules.ts";
import { turnOfQuote } from "../../quotes/quote/turn/quote-turn.ts";
import type { NoticeText } from "../notify.ts";
import { notifyPeople, notifyWhoseTurn } from "../notify-people.ts";
import { addressOf } from "../../../core/addresses.ts";

const find = (work: Work, id: string) => work.em.findOneOrFail(Quote, { id });
const sellerAndLeader = ({ vendedor, lider }: Quote) => [vendedor?.id, lider?.id];

/**
 * Returns the client as the author («María aprobó»), or the employee who recorded it: «Ana registró que
 * María aprobó».
 */
function byWhom({ viewer }: Work, { nombreCliente }: Quote, verb: string): string {
  return viewer && isStaff(viewer)
    ? `${viewer.name} registró que ${nombreCliente} ${verb}`
    : `${nombreCliente} ${verb}`;
}

const about = ({ id, quoteNumber }: Quote) => ({
  link: addressOf("quote", { id }),
  data: { quote_id: id, quote_number: quoteNumber },
});

/** Returns the link and data of a notice in the client's account; the link opens the page of the offer. */
const aboutOffer = ({ id, quoteNumber }: Quote) => ({
  link: addressOf("quoteApproval", { quoteId: id }),
  data: { quote_id: id, quote_number: quoteNumber },
});

const texts = {
  updated: (work: Work, quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_updated",
    message:
      `${work.viewer?.name ?? "El equipo"} cambió la cotización ${quote.quoteNumber} ` +
      `de ${quote.nombreCliente} a ${quote.destino}.`,
  }),
  sent: (work: Work, quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_sent",
    message:
      `${work.viewer?.name ?? "El equipo"} envió a ${quote.nombreCliente} ` +
      `la cotización ${quote.quoteNumber} a ${quote.destino}.`,
  }),
  offered: (quote: Quote): NoticeText => ({
    ...aboutOffer(quote),
    type: "quote_sent",
    title: "Tienes una cotización",
    message:
      `Tu cotización ${quote.quoteNumber} a ${quote.destino} está lista. ` + "Mírala y dinos qué te parece.",
  }),
  viewed: (quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_viewed",
    message: `${quote.nombreCliente} abrió la cotización ${quote.quoteNumber} a ${quote.destino}.`,
  }),
  expired: (quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_expired",
    message: `La cotización ${quote.quoteNumber} de ${quote.nombreCliente} a ${quote.destino} venció.`,
  }),
  offerOver: (quote: Quote): NoticeText => ({
    ...aboutOffer(quote),
    type: "quote_expired",
    title: "Tu cotización venció",
    message:
      `La cotización ${quote.quoteNumber} a ${quote.destino} venció. ` + "Si aún quieres viajar, pide otra.",
  }),
  converted: (quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_converted",
    message:
      `La cotización ${quote.quoteNumber} de ${quote.nombreCliente} a ${quote.destino} ` +
      "ya tiene contrato.",
  }),
  approved: (work: Work, quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_approved",
    message:
      `${byWhom(work, quote, "aprobó")} la cotización ${quote.quoteNumber} ` +
      `a ${quote.destino} por ${formatCop(quote.precioTotal ?? 0)}.`,
  }),
  rejected: (work: Work, quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_rejected",
    message:
      `${byWhom(work, quote, "rechazó")} la cotización ${quote.quoteNumber} a ${quote.destino}: ` +
      `«${quote.motivoRechazo ?? ""}».`,
  }),
  requoted: (work: Work, quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_requote",
    message:
      `${byWhom(work, quote, "pidió otra propuesta para")} la cotización ` +
      `${quote.quoteNumber} a ${quote.destino}: «${quote.requoteReason ?? ""}».`,
  }),
  discountAsked: (work: Work, quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_discount_asked",
    message:
      `${work.viewer?.name ?? "El equipo"} pide un descuento del ` +
      `${percentText(quote.descuentoPorcentaje ?? 0)} para la cotización ${quote.quoteNumber} ` +
      `de ${quote.nombreCliente}: quedaría en ${formatCop(quote.precioTotal ?? 0)}.`,
  }),
  discountApproved: (work: Work, quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_discount_approved",
    message:
      `${work.viewer?.name ?? "El equipo"} aprobó el descuento del ` +
      `${percentText(quote.descuentoPorcentaje ?? 0)} de la cotización ${quote.quoteNumber}: ` +
      `queda en ${formatCop(quote.precioTotal ?? 0)}.`,
  }),
  assigned: (quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_assigned",
    message: `La cotización ${quote.quoteNumber} de ${quote.nombreCliente} a ${quote.destino} ahora es tuya.`,
  }),
  requested: (quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_created",
    message: `${quote.nombreCliente} pidió una cotización a ${quote.destino}. Asígnala a un asesor.`,
  }),
  unanswered: (quote: Quote, days: number): NoticeText => ({
    ...about(quote),
    type: "quote_unanswered",
    message:
      `${quote.nombreCliente} lleva ${days} días sin responder ` +
      `la cotización ${quote.quoteNumber} a ${quote.destino}.`,
  }),
  unassigned: (quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_unassigned",
    message:
      `La solicitud ${quote.quoteNumber} de ${quote.nombreCliente} a ${quote.destino} ` +
      "lleva 48 horas sin asesor. Asígnala.",
  }),
  stalled: (quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_stalled",
    message:
      `La solicitud ${quote.quoteNumber} de ${quote.nombreCliente} a ${quote.destino} ` +
      `lleva 48 horas pendiente con ${quote.vendedor?.name ?? "su asesor"}.`,
  }),
  reminded: (work: Work, quote: Quote, step: string): NoticeText => ({
    ...about(quote),
    type: "quote_reminded",
    message:
      `${work.viewer?.name ?? "El equipo"} te recuerda la cotización ${quote.quoteNumber} ` +
      `de ${quote.nombreCliente} a ${quote.destino}: debes ${step}.`,
  }),
  passengers: (quote: Quote): NoticeText => ({
    ...about(quote),
    type: "quote_passengers_completed",
    message:
      `La cotización ${quote.quoteNumber} de ${quote.nombreCliente} ` +
      "quedó aprobada y lista para el contrato.",
  }),
};

/**
 * Listeners that notify about quotes: the seller and the seller's leader, and administration about quotes
 * without a seller.
 */
export const quoteNotices: readonly Listener[] = [
  on("quote.approved", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(work, sellerAndLeader(quote), texts.approved(work, quote));
  }),
  on("quote.rejected", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(work, sellerAndLeader(quote), texts.rejected(work, quote));
  }),
  on("quote.requoted", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(work, sellerAndLeader(quote), texts.requoted(work, quote));
  }),
  on("quote.discount-asked", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    const turn = await turnNow(work, quote, discountTurn);
    await notifyWhoseTurn(work, turn, texts.discountAsked(work, quote));
  }),
  on("quote.discount-approved", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(work, [quote.vendedor?.id, quote.maker?.id], texts.discountApproved(work, quote));
  }),
  on("quote.assigned", async (work, { quoteId, sellerId }) => {
    await notifyPeople(work, [sellerId], texts.assigned(await find(work, quoteId)));
  }),
  on("quote.created", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    if (!quote.isExternal) return;
    await notifyWhoseTurn(work, await turnNow(work, quote, assignTurn), texts.requested(quote));
  }),
  on("quote.updated", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(work, [quote.vendedor?.id], texts.updated(work, quote));
  }),
  on("quote.sent", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(work, [quote.vendedor?.id], texts.sent(work, quote));
    await notifyPeople(work, [quote.cliente?.id], texts.offered(quote));
  }),
  on("quote.viewed", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(work, [quote.vendedor?.id], texts.viewed(quote));
  }),
  on("quote.expired", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(work, [quote.vendedor?.id], texts.expired(quote));
    if (quote.sentVersion) await notifyPeople(work, [quote.cliente?.id], texts.offerOver(quote));
  }),
  on("quote.converted", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(work, sellerAndLeader(quote), texts.converted(quote));
  }),
  on("quote.unanswered", async (work, { quoteId, days }) => {
    const quote = await find(work, quoteId);
    await notifyPeople(
      work,
      [days === 3 ? quote.vendedor?.id : (quote.lider?.id ?? quote.gerente?.id)],
      texts.unanswered(quote, days),
    );
  }),
  on("quote.unassigned", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await notifyWhoseTurn(work, await turnNow(work, quote, assignTurn), texts.unassigned(quote));
  }),
  on("quote.stalled", async (work, { quoteId }) => {
    const quote = await work.em.findOneOrFail(Quote, { id: quoteId }, { populate: ["vendedor"] });
    await notifyPeople(work, sellerAndLeader(quote), texts.stalled(quote));
  }),
  on("quote.reminded", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    const turn = await turnOfQuote(work, quote);
    if (turn) await notifyWhoseTurn(work, turn, texts.reminded(work, quote, turn.step));
  }),
  on("passengers.completed", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    const next = peopleOfTurn(await turnOfQuote(work, quote));
    await notifyPeople(work, [quote.vendedor?.id, ...next], texts.passengers(quote));
  }),
];
