import { unsentMailText } from "../../../../core/mail/unsent-mail.sql.ts";

/**
 * Returns the SQL of why the offer of a quote (`alias`: its row) has not reached the client, as `UnsentMail`:
 * its mail was not sent, nobody opened it, and neither a sending nor a valid reminder used WhatsApp. Null
 * once it has reached them, or may have.
 */
export const unsentOfferText = (alias: string): string =>
  `case when ${alias}.openings = 0 and not exists (select from quote_links k where k.quote_id = ${alias}.id
      and k.version = ${alias}.sent_version and k.channel = 'whatsapp'
      and k.created_at <= greatest(${alias}.sent_at, ${alias}.reminded_at))
    then ${unsentMailText("quote-sent", `select ${alias}.sent_offer_id::text`)} end`;
