import { addressOf } from "../../../core/addresses.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { stepLabels, type ClosingStep } from "../../online-closing/closing-step.rules.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import type { NoticeText } from "../notify.ts";
import { notifyPeople } from "../notify-people.ts";

const notice = ({ id, quoteNumber }: Quote, type: NoticeText["type"], message: string): NoticeText => ({
  type,
  message,
  link: addressOf("quote", { id }),
  data: { quote_id: id, quote_number: quoteNumber },
});

const find = (work: Work, quoteId: string): Promise<Quote> => work.em.findOneOrFail(Quote, { id: quoteId });

const trip = ({ quoteNumber, destino }: Quote): string => `la cotización ${quoteNumber} a ${destino}`;

async function notifyOfStalled(work: Work, { quoteId, step }: { quoteId: string; step: ClosingStep }) {
  const quote = await find(work, quoteId);
  const message =
    `${quote.nombreCliente} lleva una hora en «${stepLabels[step]}» cerrando en línea ${trip(quote)}. ` +
    "Ayúdale o sigue por él.";
  await notifyPeople(work, [quote.vendedor?.id], notice(quote, "quote_closing_stalled", message));
}

async function notifyOfUnpaid(work: Work, { quoteId }: { quoteId: string }) {
  const quote = await find(work, quoteId);
  const message =
    `${quote.nombreCliente} firmó en línea hace 48 horas ` +
    `y no ha hecho el primer pago de ${trip(quote)}.`;
  await notifyPeople(
    work,
    [quote.vendedor?.id, quote.lider?.id],
    notice(quote, "quote_closing_unpaid", message),
  );
}

async function notifyOfLeft(work: Work, { quoteId, reason }: { quoteId: string; reason: string }) {
  const quote = await find(work, quoteId);
  const message =
    `${quote.nombreCliente} no pudo seguir cerrando en línea ` + `${trip(quote)}: llámale. ${reason}`;
  await notifyPeople(
    work,
    [quote.vendedor?.id, quote.lider?.id],
    notice(quote, "quote_closing_left", message),
  );
}

async function notifyOfPaid(work: Work, { quoteId }: { quoteId: string }) {
  const quote = await find(work, quoteId);
  const message =
    `${quote.nombreCliente} cerró en línea ${trip(quote)}: ` + "firmó y pagó o reportó su primer pago.";
  await notifyPeople(
    work,
    [quote.vendedor?.id, quote.lider?.id],
    notice(quote, "quote_closing_paid", message),
  );
}

/** Listeners that notify the seller about clients who close online. */
export const closingNotices: readonly Listener[] = [
  on("closing.stalled", notifyOfStalled),
  on("closing.unpaid", notifyOfUnpaid),
  on("closing.left-to-seller", notifyOfLeft),
  on("closing.paid", notifyOfPaid),
];
