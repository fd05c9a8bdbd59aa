import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { QuoteEvent } from "./quote-event.entity.ts";
import type { QuoteEventKind } from "../quote.enums.ts";
import type { Quote } from "../quote.entity.ts";

/**
 * Adds a line to a quote's timeline: the viewer did it, else the client through the link, else the product
 * itself.
 */
export function track(work: Work, quote: Quote, event: QuoteEventKind, note: string | null = null): void {
  const { viewer, link, now } = work;
  const line = new QuoteEvent();
  line.quote = quote;
  line.event = event;
  line.at = now;
  line.actor = viewer ? work.em.getReference(User, viewer.id) : null;
  line.actorName = viewer?.name ?? (link ? quote.nombreCliente : "Sistema");
  line.note = note;
  work.add(line);
}
