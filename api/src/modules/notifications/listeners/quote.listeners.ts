import { formatCop } from "../../../core/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ADMIN, OWNER } from "../../accounts/permissions.rules.ts";
import { isStaff } from "../../accounts/staff.rules.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import "../../quotes/passenger/passenger.events.ts";
import "../../quotes/quote/quote.events.ts";
import type { QuoteStatus } from "../../quotes/quote/quote.lifecycle.ts";
import type { Notice } from "../notify.ts";
import { tell, tellRoles } from "../told-people.ts";
import { addressOf } from "../../../core/addresses.ts";

const find = (work: Work, id: string) => work.em.findOneOrFail(Quote, { id });
const sellerAndLeader = ({ vendedor, lider }: Quote) => [vendedor?.id, lider?.id];

/** «María aprobó», or who recorded it: «Ana registró que María aprobó». */
function byWhom({ viewer }: Work, { nombreCliente }: Quote, verb: string): string {
  return viewer && isStaff(viewer)
    ? `${viewer.name} registró que ${nombreCliente} ${verb}`
    : `${nombreCliente} ${verb}`;
}

const about = ({ id, quoteNumber }: Quote) => ({
  category: "quote" as const,
  link: addressOf("quote", { id }),
  data: { quote_id: id, quote_number: quoteNumber },
});

/** What the team has to do with a quote. */
const waits: Partial<Record<QuoteStatus, string>> = {
  pending: "falta calcular el viaje",
  completed: "falta enviarla al cliente",
  requote: "el cliente pidió ajustes",
  approved: "falta convertirla en contrato",
};

const texts = {
  approved: (work: Work, quote: Quote): Notice => ({
    ...about(quote),
    type: "quote_approved",
    priority: "high",
    title: "Cotización aprobada",
    message:
      `${byWhom(work, quote, "aprobó")} la cotización ${quote.quoteNumber} ` +
      `a ${quote.destino} por ${formatCop(quote.precioTotal ?? 0)}.`,
  }),
  rejected: (work: Work, quote: Quote): Notice => ({
    ...about(quote),
    type: "quote_rejected",
    title: "Cotización rechazada",
    message:
      `${byWhom(work, quote, "rechazó")} la cotización ${quote.quoteNumber} a ${quote.destino}: ` +
      `«${quote.motivoRechazo ?? ""}».`,
  }),
  requoted: (work: Work, quote: Quote): Notice => ({
    ...about(quote),
    type: "quote_requote",
    priority: "high",
    title: "Recotización solicitada",
    message:
      `${byWhom(work, quote, "pidió otra propuesta para")} la cotización ` +
      `${quote.quoteNumber} a ${quote.destino}: «${quote.requoteReason ?? ""}».`,
  }),
  assigned: (quote: Quote): Notice => ({
    ...about(quote),
    type: "quote_assigned",
    title: "Te asignaron una cotización",
    message: `La cotización ${quote.quoteNumber} de ${quote.nombreCliente} a ${quote.destino} ahora es tuya.`,
  }),
  requested: (quote: Quote): Notice => ({
    ...about(quote),
    type: "quote_created",
    title: "Cotización solicitada en la página",
    message: `${quote.nombreCliente} pidió una cotización a ${quote.destino}. Asígnala a un asesor.`,
  }),
  unanswered: (quote: Quote, days: number): Notice => ({
    ...about(quote),
    type: "quote_unanswered",
    title: "Cotización sin respuesta",
    message:
      `${quote.nombreCliente} lleva ${days} días sin responder ` +
      `la cotización ${quote.quoteNumber} a ${quote.destino}.`,
  }),
  reminded: (work: Work, quote: Quote): Notice => ({
    ...about(quote),
    type: "quote_reminded",
    title: "Te recuerdan una cotización",
    message:
      `${work.viewer?.name ?? "El equipo"} te recuerda la cotización ${quote.quoteNumber} ` +
      `de ${quote.nombreCliente} a ${quote.destino}: ${waits[quote.status] ?? "tiene un paso pendiente"}.`,
  }),
  passengers: (quote: Quote): Notice => ({
    ...about(quote),
    type: "quote_passengers_completed",
    title: "Datos de pasajeros completos",
    message:
      `La cotización ${quote.quoteNumber} de ${quote.nombreCliente} ` +
      "quedó aprobada y lista para el contrato.",
  }),
};

/**
 * Who is told of what happens to a quote: its seller and that one's leader; administration of those that wait
 * for a seller.
 */
export const quoteNotices: readonly Listener[] = [
  on("quote.approved", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await tell(work, sellerAndLeader(quote), texts.approved(work, quote));
  }),
  on("quote.rejected", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await tell(work, sellerAndLeader(quote), texts.rejected(work, quote));
  }),
  on("quote.requoted", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await tell(work, sellerAndLeader(quote), texts.requoted(work, quote));
  }),
  on("quote.assigned", async (work, { quoteId, sellerId }) => {
    await tell(work, [sellerId], texts.assigned(await find(work, quoteId)));
  }),
  on("quote.created", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    if (quote.isExternal) await tellRoles(work, [ADMIN, OWNER], texts.requested(quote));
  }),
  on("quote.unanswered", async (work, { quoteId, days }) => {
    const quote = await find(work, quoteId);
    await tell(
      work,
      [days === 3 ? quote.vendedor?.id : (quote.lider?.id ?? quote.gerente?.id)],
      texts.unanswered(quote, days),
    );
  }),
  on("quote.reminded", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    const { vendedor, lider, gerente, status } = quote;
    // What nobody has yet, or only who makes contracts can do, goes to those above.
    const one = status === "approved" ? (gerente ?? null) : (vendedor ?? lider ?? gerente);
    if (one) await tell(work, [one.id], texts.reminded(work, quote));
    else await tellRoles(work, [ADMIN, OWNER], texts.reminded(work, quote));
  }),
  on("passengers.completed", async (work, { quoteId }) => {
    const quote = await find(work, quoteId);
    await tell(work, [quote.vendedor?.id], texts.passengers(quote));
  }),
];
