import { createHash } from "node:crypto";
import { addressOf } from "../../../../core/addresses.ts";
import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import { issueLink } from "../../../../core/links/links.ts";
import { maskedEmail, normalEmail } from "../../../../core/colombia/emails.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { isStaff } from "../../../accounts/staff.rules.ts";
import type { Customer } from "../../../customers/customer/customer.entity.ts";
import type { Quote } from "../../../quotes/quote/quote.entity.ts";
import type { Contract } from "../contract.entity.ts";
import { EmailChange } from "./email-change.entity.ts";

/** Record whose address was changed: a contract, or a record from which contracts are made. */
export interface ChangedRecord {
  readonly contract?: Contract;
  readonly quote?: Quote;
  readonly customer?: Customer;
  readonly account?: User;
}

const hashOf = (email: string): string => createHash("sha256").update(normalEmail(email)).digest("hex");

/**
 * Records that staff changed the address of a client to whom a mail had been sent. Returns the URL of the
 * page on which the former address can object; null when nothing is recorded. Restoring a former address
 * undoes the changes made since.
 */
export async function noteEmailChange(
  work: Work,
  changed: ChangedRecord,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<string | null> {
  const { em, now, viewer } = work;
  if (!viewer || !isStaff(viewer) || before === "" || hashOf(before) === hashOf(after)) return null;
  const order = { changedAt: "asc", id: "asc" } as const;
  const standing = await em.find(EmailChange, { ...changed, undoneAt: null } as never, { orderBy: order });
  const back = standing.findIndex(({ formerHash }) => formerHash === hashOf(after));
  if (back >= 0) {
    for (const change of standing.slice(back)) change.undoneAt = now;
    return null;
  }
  if (!(await wasWrittenTo(work, before))) return null;
  const change = new EmailChange();
  change.contract = changed.contract ?? null;
  change.quote = changed.quote ?? null;
  change.customer = changed.customer ?? null;
  change.account = changed.account ?? null;
  change.formerHash = hashOf(before);
  change.formerMasked = maskedEmail(normalEmail(before));
  change.changedBy = em.getReference(User, viewer.id);
  change.changedByName = viewer.name;
  change.changedAt = now;
  work.add(change);
  const token = issueLink(work, "email-change", change.id, linkEnds("email-change", now));
  return `${work.services.config.publicUrl}${addressOf("emailChange")}?token=${token}`;
}

/** Returns whether a mail of the agency was ever sent to an address. */
async function wasWrittenTo(work: Work, email: string): Promise<boolean> {
  const [found] = await work.rows<{ written: boolean }>(
    sql`select exists (select from mails m where m."to" = ${normalEmail(email)}) as written`,
  );
  return found?.written === true;
}
