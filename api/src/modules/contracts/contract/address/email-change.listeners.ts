import { type Listener, on } from "../../../../core/events/listeners.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { CLIENTE } from "../../../accounts/permissions.rules.ts";
import { Customer } from "../../../customers/customer/customer.entity.ts";
import { Quote } from "../../../quotes/quote/quote.entity.ts";
import { addressChangedLetter } from "../print/contract.mail.ts";
import { type ChangedRecord, noteEmailChange } from "./note-email-change.ts";

interface Addresses {
  readonly before: string;
  readonly after: string;
}

const SUBJECT = "Cambió el correo con el que te escribimos";
const ANYTHING = "Pidieron escribirte sobre tus viajes";

/** Records a change and mails the former address about it, with a link to object. */
async function notifyFormer(work: Work, changed: ChangedRecord, to: Addresses, about: string): Promise<void> {
  const refusal = await noteEmailChange(work, changed, to);
  if (!refusal) return;
  const { id } = changed.quote ?? changed.customer ?? changed.account ?? { id: "" };
  await queueMail(work, {
    key: `address-changed:${id}:${work.now.getTime()}`,
    to: to.before,
    subject: SUBJECT,
    letter: addressChangedLetter(about, refusal),
  });
}

/**
 * Listeners to changes of an address from which contracts are made. The former address is notified and may
 * object.
 */
export const emailChangeListeners: readonly Listener[] = [
  on("quote.email-changed", async (work, { quoteId, before, after }) => {
    const quote = await work.em.findOneOrFail(Quote, { id: quoteId });
    await notifyFormer(
      work,
      { quote },
      { before, after },
      `Pidieron enviar tu cotización ${quote.quoteNumber}`,
    );
  }),
  on("customer.email-changed", async (work, { customerId, before, after }) => {
    const customer = await work.em.findOneOrFail(Customer, { id: customerId });
    await notifyFormer(work, { customer }, { before, after }, ANYTHING);
  }),
  on("customer.merged", async (work, { customerId, intoId }) => {
    await work.rows(
      sql`update email_changes set customer_id = ${intoId}::uuid where customer_id = ${customerId}::uuid`,
    );
    const [from, customer] = [
      await work.em.findOneOrFail(Customer, { id: customerId }),
      await work.em.findOneOrFail(Customer, { id: intoId }),
    ];
    if (!from.email || !customer.email) return;
    await notifyFormer(work, { customer }, { before: from.email, after: customer.email }, ANYTHING);
  }),
  on("user.email-changed", async (work, { userId, before, after }) => {
    const account = await work.em.findOneOrFail(User, { id: userId });
    if (account.role === CLIENTE) await notifyFormer(work, { account }, { before, after }, ANYTHING);
  }),
];
