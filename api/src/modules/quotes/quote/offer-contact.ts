import { isContactTime } from "../../../core/colombia/contact-hours.ts";
import { normalEmail } from "../../../core/colombia/emails.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { claimContact } from "../../customers/reminding/claim-contact.ts";
import { CONTACTED_TODAY, NO_CONTACT_TIME } from "../../customers/reminding/reminder.rules.ts";
import type { Quote } from "./quote.entity.ts";

/**
 * Returns the identifier of the contact that a reminder of a quote uses: the client's e-mail, or the quote's
 * id without an e-mail.
 */
export const contactedBy = (quote: Quote): string =>
  normalEmail(quote.emailCliente) || `cotización ${quote.id}`;

/**
 * Claims the only daily contact with the client of a quote.
 * @throws Refusal CONFLICT outside the legal hours, and when the client was already contacted today.
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
