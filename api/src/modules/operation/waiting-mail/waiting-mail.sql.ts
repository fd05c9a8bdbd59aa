import { classOf, mailKinds } from "../../../core/mail-kinds.ts";
import { waits } from "../../../core/mail/mail.entity.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/** SQL of the messages that wait for the owner, as `m`. */
export const waitingMailsFrom: Fragment = sql`from mails m where ${raw(waits)}`;

/** Kinds of message that request a payment. */
const collecting = Object.keys(mailKinds).filter((kind) => classOf(`${kind}:`).collects);

/** SQL condition: message `m` requests a payment. */
export const collects: Fragment = sql`split_part(m.key, ':', 1) = any(${collecting}::text[])`;
