import { v7 } from "uuid";
import type { Work } from "../../../../core/mutation/work.ts";
import { QuoteEvent } from "./quote-event.entity.ts";
import type { QuoteEventKind } from "../quote.enums.ts";
import type { Quote } from "../quote.entity.ts";

/**
 * Adds a line to a quote's timeline. The author is the viewer, otherwise the client who uses the link,
 * otherwise the system.
 */
export function track(work: Work, quote: Quote, event: QuoteEventKind, note: string | null = null): void {
  const { viewer, link, now } = work;
  work.insertLater(QuoteEvent, {
    id: v7(),
    quote: quote.id,
    event,
    at: now,
    actor: viewer?.id ?? null,
    actorName: viewer?.name ?? (link ? quote.nombreCliente : "Sistema"),
    note,
  });
}
