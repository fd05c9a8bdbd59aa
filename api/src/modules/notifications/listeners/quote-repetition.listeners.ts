import { addressOf } from "../../../core/addresses.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import "../../quotes/quote/quote.events.ts";
import { tell } from "../told-people.ts";

interface Repetition {
  readonly quoteId: string;
  readonly firstId: string;
}

/** Tells the seller of the first request, where it has one and they did not do it themselves. */
async function tellSeller(
  work: Work,
  { quoteId, firstId }: Repetition,
  type: "quote_repeated" | "quote_joined",
  message: (later: Quote, first: Quote) => string,
): Promise<void> {
  const first = await work.em.findOneOrFail(Quote, { id: firstId });
  if (!first.vendedor || first.vendedor.id === work.viewer?.id) return;
  const later = await work.em.findOneOrFail(Quote, { id: quoteId });
  const { id, quoteNumber } = first;
  await tell(work, [first.vendedor.id], {
    ...{ type, message: message(later, first), link: addressOf("quote", { id }) },
    data: { quote_id: id, quote_number: quoteNumber },
  });
}

/** Who is told that a visitor asked for the same trip twice, and that both became one. */
export const quoteRepetitionNotices: readonly Listener[] = [
  on("quote.repeated", (work, repetition) =>
    tellSeller(
      work,
      repetition,
      "quote_repeated",
      (later, first) =>
        `${later.nombreCliente} pidió otra vez el viaje a ${first.destino} de la cotización ` +
        `${first.quoteNumber}: llegó como ${later.quoteNumber}.`,
    ),
  ),
  on("quote.joined", (work, repetition) =>
    tellSeller(
      work,
      repetition,
      "quote_joined",
      (later, first) =>
        `${work.viewer?.name ?? "El equipo"} unió la solicitud ${later.quoteNumber} ` +
        `a la cotización ${first.quoteNumber} de ${first.nombreCliente}.`,
    ),
  ),
];
