import { bind, type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { firstOf, hasCapability, memberOf, officeSql } from "../../../accounts/turn/turn.sql.ts";
import {
  emailChangersSql,
  emailDeniedAtSql,
  emailDeniedSql,
  emailHeldUntilSql,
} from "../address/email-change.sql.ts";
import {
  awaitingSql,
  awaitsConversionSql,
  openItemsSql,
  outdatedSql,
  overdueSql,
  undecidedSql,
} from "../contract.sql.ts";

/** Returns the seller of a contract, whatever their role. */
const sellerSql = (row: RowColumns): Fragment =>
  sql`coalesce(${row("asesor")}, ${row("lider")}, ${row("gerente")}, ${row("admin")})`;

const saleOf = (row: RowColumns): readonly Fragment[] => [sellerSql(row), row("lider"), row("gerente")];

/** Returns the SQL of the person who does a sale's selling steps: the seller, else who leads them. */
export const salePersonSql = (row: RowColumns): Fragment => firstOf(saleOf(row));

/** Returns the SQL of the person who sends a sale's contract. */
export const senderSql = (row: RowColumns): Fragment => firstOf(saleOf(row), hasCapability("sendContracts"));

/** Returns the SQL of the person who makes the items of a sale's contract. */
export const converterSql = (row: RowColumns): Fragment =>
  firstOf(saleOf(row), hasCapability("createContracts"));

/** Returns the SQL of the person who decides on the refund of a cancelled contract. */
export const refundDeciderSql = (row: RowColumns): Fragment =>
  firstOf([row("gerente")], hasCapability("decideRefunds"));

/**
 * Returns the signature `s` of a contract by a link `k` that its maker used too, and which waits for a look.
 */
const toReview = (row: RowColumns): Fragment => sql`from contract_links k
  join links l on l.id = k.link_id and l.used_by_maker_at is not null
  join signatures s on s.link_id = k.link_id and s.contract_id = k.contract_id
  where k.contract_id = ${row("id")} and k.reviewed_at is null`;

/** Returns whether a signature of a contract waits for a second look. */
export const signatureToReviewSql = (row: RowColumns): Fragment => sql`exists (select ${toReview(row)})`;

/** Returns the SQL of the person above a sale who reviews its signature: never the maker of the link. */
export const reviewerSql = (row: RowColumns): Fragment =>
  firstOf(
    [row("lider"), row("gerente")],
    sql`${hasCapability("decideQuotes")} and not exists (select ${toReview(row)} and k.maker_id = m.id)`,
  );

/** Returns whether its client wants it cancelled and nobody has answered. */
export const cancellationAskedSql = (row: RowColumns): Fragment =>
  sql`exists (select from cancellation_requests n
    where n.contract_id = ${row("id")} and n.status = 'pending')`;

/**
 * Returns whether data of its travellers are missing and still needed: until the trip begins, and not in a
 * completed contract, for which nothing more is bought.
 */
export const lacksTravellersSql = (row: RowColumns): Fragment =>
  sql`(${row("fechaInicioViaje")} > ${bind.today} and ${row("status")} <> 'completed'
    and exists (select from quotes q
    where q.id = ${row("quoteId")} and q.status = 'converted' and q.lacks_passengers))`;

/** Returns whether something of it is still to be bought, paid or not. */
export const toBuySql = (row: RowColumns): Fragment =>
  sql`exists (select from contract_items i where i.contract_id = ${row("id")}
    and i.requiere_compra and i.status = 'pendiente_compra')`;

/** Returns a column of the addendum that waits for the client's signature; null without one. */
const addendumToSign = (row: RowColumns, column: "number" | "sent_at"): Fragment =>
  sql`(select a.${raw(column)} from addenda a where a.contract_id = ${row("id")} and a.status = 'sent'
    order by a.number limit 1)`;

/** Returns the SQL of the facts that decide a contract's turn, as `jsonb`: `ContractTurnFacts`. */
export const contractTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")},
  'client', concat_ws(' ', ${row("party")}->>'name', nullif(${row("party")}->>'lastname', '')),
  'seller', ${memberOf(sellerSql(row))},
  'leader', ${memberOf(row("lider"))}, 'manager', ${memberOf(row("gerente"))}, 'office', ${officeSql},
  'lackingTravellers', case when ${lacksTravellersSql(row)}
    then (select q.numero_personas - q.complete_passengers from quotes q where q.id = ${row("quoteId")})
    else 0 end,
  'addendum', ${addendumToSign(row, "number")}, 'addendumAt', ${addendumToSign(row, "sent_at")},
  'toBuy', ${toBuySql(row)},
  'outdated', ${outdatedSql(row)}, 'changedAt', ${row("contentChangedAt")},
  'emailDenied', ${emailDeniedSql(row)}, 'deniedAt', ${emailDeniedAtSql(row)},
  'emailHeldUntil', ${emailHeldUntilSql(row)}, 'emailChangers', ${emailChangersSql(row)},
  'cancellationAt', (select n.created_at from cancellation_requests n
    where n.contract_id = ${row("id")} and n.status = 'pending'),
  'reviewAt', (select max(greatest(s.signed_at, l.used_by_maker_at)) ${toReview(row)}),
  'reviewedLinksOf', (select coalesce(jsonb_agg(k.maker_id), '[]') ${toReview(row)}),
  'overdue', ${overdueSql(row)},
  'overdueAt', (select (min(l.fecha_vencimiento)::timestamp at time zone 'America/Bogota') from plan_lines l
    where l.contract_id = ${row("id")} and l.fecha_vencimiento < ${bind.today} and l.pagado < l.monto),
  'awaiting', ${awaitingSql(row)},
  'awaitingCount', (select count(*) from payments w where w.contract_id = ${row("id")}
    and w.status = 'pending' and w.decision_note is null),
  'awaitingAt', (select min(w.created_at) from payments w where w.contract_id = ${row("id")}
    and w.status = 'pending' and w.decision_note is null),
  'awaitsConversion', ${awaitsConversionSql(row)}, 'openItems', ${openItemsSql(row)},
  'undecided', ${undecidedSql(row)},
  'undecidedAt', greatest(${row("cancelledAt")},
    (select max(f.annulled_at) from refunds f where f.contract_id = ${row("id")})),
  'airlineAt', (select t.created_at from retractos t where t.contract_id = ${row("id")}
    and t.tiquetes_hasta is not null and t.retenido is null),
  'createdAt', ${row("createdAt")}, 'sentAt', ${row("sentAt")}, 'signedAt', ${row("signedAt")})`;
