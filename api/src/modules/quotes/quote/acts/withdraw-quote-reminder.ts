import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { releaseContact } from "../../../customers/reminding/claim-contact.ts";
import { actBefore, ownLastAct } from "../../../accounts/account/own-last-act.ts";
import { contactedBy } from "../offer-contact.ts";
import { findQuote } from "../quote.access.ts";

const type = "quote.reminded";

/**
 * Withdraws the caller's own record of a WhatsApp reminder that was not sent; the client may be contacted
 * again today. An e-mail cannot be withdrawn.
 */
export async function withdrawQuoteReminder(work: Work, { id }: { id: string }): Promise<boolean> {
  const quote = await findQuote(work.forUpdate, id);
  const { at, detail } = await ownLastAct<{ channel?: "whatsapp" }>(work, quote.id, type);
  if (detail.channel !== "whatsapp") throw conflict("Un correo enviado no se puede deshacer");
  await releaseContact(work, { person: contactedBy(quote), at });
  quote.remindedAt = await actBefore(work, quote.id, { type, at });
  work.audit("quote.reminder-withdrawn", quote.id, { status: quote.status });
  return true;
}
