import type { Sweep } from "../jobs/jobs.ts";
import type { Work } from "../mutation/work.ts";
import { type Fragment, raw, sql } from "../read/sql.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Time for which the captured mailbox keeps texts. By the database's clock: a demo that lives in another
 * month keeps them as long.
 */
const KEPT = "interval '7 days'";
/**
 * Time in which a mail kept unsent can still be sent, by the same clock: its links are worth nothing later.
 */
const HELD = "interval '30 days'";

const blanked = `html = '', text = '', kept_until = null, reply_to = null,
  text_sha256 = coalesce(text_sha256, encode(sha256(convert_to(text, 'UTF8')), 'hex'))`;

/**
 * Returns the columns of a sent mail, as SQL: without its text or, for a captured one, with the time until
 * which it keeps it.
 */
export const settledText = ({ captures }: Pick<MailTransport, "captures">): Fragment =>
  raw(captures ? `kept_until = now() + ${KEPT}` : blanked);

/** SQL of the time until which a mail keeps its text that was not sent. */
export const heldText: Fragment = raw(`kept_until = now() + ${HELD}`);

/** Removes the text of a mail that is not sent any more. */
export async function blankText(work: Work, id: string): Promise<void> {
  await work.rows(sql`update mails set ${raw(blanked)} where id = ${id}`);
}

/** Removes a person from the mails that were sent to them, and deletes the mails that were not sent yet. */
export async function eraseRecipient({ em }: Work, address: string, instead: string): Promise<void> {
  await em.execute(`delete from mails where "to" = ? and sent_at is null`, [address]);
  await em.execute(`update mails set "to" = ?, subject = '', ${blanked} where "to" = ?`, [instead, address]);
}

/**
 * Blanks texts whose retention is over; over SMTP also texts that were captured before there was a server.
 */
export const blankTexts = ({ captures }: MailTransport): Sweep => ({
  name: "mail.texts",
  run: async ({ services }) => {
    const over = "kept_until <= now()";
    const due = captures
      ? over
      : `${over} or (channel = 'email' and kept_until is not null and held_at is null)`;
    await services.orm.em.fork().execute(`update mails set ${blanked} where ${due}`);
  },
});
