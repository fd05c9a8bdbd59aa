import type { Sweep } from "../jobs/jobs.ts";
import type { Work } from "../mutation/work.ts";
import { type Fragment, raw, sql } from "../read/sql.ts";
import type { MailTransport } from "./transport.ts";

/**
 * Time for which the captured mailbox keeps texts, by the database's clock, so that a demo whose clock is in
 * another month keeps them as long.
 */
const KEPT = "interval '7 days'";
/** Time within which an unsent e-mail can still be sent, by the same clock; its links have expired later. */
const HELD = "interval '30 days'";

const blanked = `html = '', text = '', kept_until = null, reply_to = null,
  text_sha256 = coalesce(text_sha256, encode(sha256(convert_to(text, 'UTF8')), 'hex'))`;

/**
 * Returns SQL that sets the columns of a sent e-mail: its text is blanked or, for a captured e-mail, kept
 * until a time.
 */
export const settledText = ({ captures }: Pick<MailTransport, "captures">): Fragment =>
  raw(captures ? `kept_until = now() + ${KEPT}` : blanked);

/** SQL that sets the time until which an unsent e-mail keeps its text. */
export const heldText: Fragment = raw(`kept_until = now() + ${HELD}`);

/** Removes the text of an e-mail that will not be sent any more. */
export async function blankText(work: Work, id: string): Promise<void> {
  await work.rows(sql`update mails set ${raw(blanked)} where id = ${id}`);
}

/**
 * Replaces a person's address in the e-mails sent to them, and deletes the e-mails that were not sent yet.
 */
export async function eraseRecipient({ em }: Work, address: string, instead: string): Promise<void> {
  await em.execute(`delete from mails where "to" = ? and sent_at is null`, [address]);
  await em.execute(`update mails set "to" = ?, subject = '', ${blanked} where "to" = ?`, [instead, address]);
}

/**
 * Blanks texts whose retention period is over; with SMTP also texts captured before a server was configured.
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
