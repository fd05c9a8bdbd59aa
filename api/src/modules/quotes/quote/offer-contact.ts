import { isContactTime } from "../../../core/colombia/contact-hours.ts";
import { normalEmail } from "../../../core/colombia/emails.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { claimContact } from "../../customers/reminding/claim-contact.ts";
import { CONTACTED_TODAY, NO_CONTACT_TIME } from "../../customers/reminding/reminder.rules.ts";
import type { Quote } from "./quote.entity.ts";

/** Returns whom a reminder of a quote contacts: the client by their e-mail, else the quote itself. */
export const contactedBy = (quote: Quote): string =>
  normalEmail(quote.emailCliente) || `cotización ${quote.id}`;

/**
 * Claims the one contact of the day with the client of a quote.
 * @throws Refusal CONFLICT outside the hours of the law, and when they were written to today.
 */
export async function claimOfferContact(
  work: Work,
  quote: Quote,
  channel: "mail" | "whatsapp",
): Promise<void> {
  if (!isContactTime(work.now)) throw conflict(NO_CONTACT_TIME);
  const claimed = await claimContact(work, { person: contactedBy(quote), reason: "offer", channel });
  if (!claimed) throw conflict(CONTACTED_TODAY);
}
