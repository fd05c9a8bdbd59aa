import { unsentMailText } from "../../../../core/mail/unsent-mail.sql.ts";

/**
 * Returns the SQL of the reason why a quote's offer has not reached the client, as `UnsentMail`; `alias` is
 * the quote's row. The e-mail was not sent, nobody opened the offer, and it was not sent by WhatsApp either,
 * not even by a valid reminder. Null when the offer has reached the client, or may have.
 */
export const unsentOfferText = (alias: string): string =>
  `case when ${alias}.openings = 0 and not exists (select from quote_links k where k.quote_id = ${alias}.id
      and k.version = ${alias}.sent_version and k.channel = 'whatsapp'
      and k.created_at <= greatest(${alias}.sent_at, ${alias}.reminded_at))
    then ${unsentMailText("quote-sent", `select ${alias}.sent_offer_id::text`)} end`;
