import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { wallets } from "./bank.rules.ts";

const phones = raw(`array[${wallets.map((name) => `'${name}'`).join()}]`);

/**
 * Returns whether the bank details of a person (their id) are complete for a payment: bank, number, kind of
 * account.
 */
export const hasAccount = (user: Fragment): Fragment =>
  sql`(exists (select 1 from users a where a.id = ${user} and a.banco is not null
    and a.numero_cuenta is not null and (a.tipo_cuenta is not null or a.banco = any(${phones}))))`;
