import { bind, type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { emailDeniedSql, emailHeldUntilSql } from "./email-change.sql.ts";

/**
 * Hours after a change of the phone in which no code is sent to it; its owner was notified and may object.
 */
const HOURS_AFTER_CHANGE = 24;

/**
 * Returns SQL: the mobile to which codes about a contract may be sent, if this installation sends SMS. It is
 * the mobile of the client's account, if the client entered it and verified the contract's e-mail. Null
 * otherwise, for a day after the mobile changed, and while that e-mail awaits confirmation.
 */
export const codePhoneSql = (row: RowColumns): Fragment =>
  sql`(select u.phone from users u where ${bind.sms} and u.id = ${row("account")} and u.is_active
    and u.phone_given_at is not null and u.phone ~ '^[+]573[0-9]{9}$' and u.email_verified
    and (u.phone_changed_at is null
      or u.phone_changed_at <= ${bind.now} - make_interval(hours => ${HOURS_AFTER_CHANGE}))
    and u.email = lower(coalesce(${row("emailSentTo")}, ${row("party")}->>'email'))
    and ${emailHeldUntilSql(row)} is null and not ${emailDeniedSql(row)})`;

/** Returns SQL: the masked mobile for SMS codes, as a client sees it: `••• 1234`. */
export const smsCodeToSql = (row: RowColumns): Fragment => sql`('••• ' || right(${codePhoneSql(row)}, 4))`;

const columns: Readonly<Record<string, string>> = {
  id: "id",
  account: "cliente_id",
  party: "cliente",
  emailSentTo: "email_sent_to",
  quote: "quote_id",
  customer: "customer_id",
  createdAt: "created_at",
};

/** Returns SQL: the masked mobile for SMS codes, for the given alias of the contract's row. */
export const smsCodeToOf = (contract: string): Fragment =>
  smsCodeToSql((property) => raw(`${contract}.${columns[property] ?? property}`));
