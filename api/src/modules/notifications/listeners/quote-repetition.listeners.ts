import { addressOf } from "../../../core/addresses.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { notifyPeople } from "../notify-people.ts";

interface Repetition {
  readonly quoteId: string;
  readonly firstId: string;
}

/** Notifies the seller of the first request, if there is one and another person made the change. */
async function notifySeller(
  work: Work,
  { quoteId, firstId }: Repetition,
  type: "quote_repeated" | "quote_joined",
  message: (later: Quote, first: Quote) => string,
): Promise<void> {
  const first = await work.em.findOneOrFail(Quote, { id: firstId });
  if (!first.vendedor || first.vendedor.id === work.viewer?.id) return;
  const later = await work.em.findOneOrFail(Quote, { id: quoteId });
  const { id, quoteNumber } = first;
  await notifyPeople(work, [first.vendedor.id], {
    type,
    message: message(later, first),
    link: addressOf("quote", { id }),
    data: { quote_id: id, quote_number: quoteNumber },
  });
}

/**
 * Listeners that notify the seller when a visitor requested the same trip twice and the requests were
 * combined.
 */
export const quoteRepetitionNotices: readonly Listener[] = [
  on("quote.repeated", (work, repetition) =>
    notifySeller(
      work,
      repetition,
      "quote_repeated",
      (later, first) =>
        `${later.nombreCliente} pidió otra vez el viaje a ${first.destino} de la cotización ` +
        `${first.quoteNumber}: llegó como ${later.quoteNumber}.`,
    ),
  ),
  on("quote.joined", (work, repetition) =>
    notifySeller(
      work,
      repetition,
      "quote_joined",
      (later, first) =>
        `${work.viewer?.name ?? "El equipo"} unió la solicitud ${later.quoteNumber} ` +
        `a la cotización ${first.quoteNumber} de ${first.nombreCliente}.`,
    ),
  ),
];
