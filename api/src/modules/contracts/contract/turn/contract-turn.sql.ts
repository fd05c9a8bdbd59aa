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

/** Returns SQL: the seller of a contract, with any role. */
const sellerSql = (row: RowColumns): Fragment =>
  sql`coalesce(${row("asesor")}, ${row("lider")}, ${row("gerente")}, ${row("admin")})`;

const saleOf = (row: RowColumns): readonly Fragment[] => [sellerSql(row), row("lider"), row("gerente")];

/**
 * Returns SQL: the person responsible for the seller's steps of a contract: the seller, otherwise a
 * superior.
 */
export const salePersonSql = (row: RowColumns): Fragment => firstOf(saleOf(row));

/** Returns SQL: the member of the sale's team who sends the contract. */
export const senderSql = (row: RowColumns): Fragment => firstOf(saleOf(row), hasCapability("sendContracts"));

/** Returns SQL: the member of the sale's team who creates the contract's items. */
export const converterSql = (row: RowColumns): Fragment =>
  firstOf(saleOf(row), hasCapability("createContracts"));

/** Returns SQL: the person who decides on the refund of a cancelled contract. */
export const refundDeciderSql = (row: RowColumns): Fragment =>
  firstOf([row("gerente")], hasCapability("decideRefunds"));

/**
 * Returns SQL for `from`: the signature `s` of a contract through a link `k` that its maker also used,
 * pending review.
 */
const toReview = (row: RowColumns): Fragment => sql`from contract_links k
  join links l on l.id = k.link_id and l.used_by_maker_at is not null
  join signatures s on s.link_id = k.link_id and s.contract_id = k.contract_id
  where k.contract_id = ${row("id")} and k.reviewed_at is null`;

/** Returns SQL: whether a signature of a contract awaits review. */
export const signatureToReviewSql = (row: RowColumns): Fragment => sql`exists (select ${toReview(row)})`;

/** Returns SQL: the superior who reviews a contract's signature; never the maker of the link. */
export const reviewerSql = (row: RowColumns): Fragment =>
  firstOf(
    [row("lider"), row("gerente")],
    sql`${hasCapability("decideQuotes")} and not exists (select ${toReview(row)} and k.maker_id = m.id)`,
  );

/** Returns SQL: whether the client's cancellation request is unanswered. */
export const cancellationAskedSql = (row: RowColumns): Fragment =>
  sql`exists (select from cancellation_requests n
    where n.contract_id = ${row("id")} and n.status = 'pending')`;

/**
 * Returns SQL: whether travellers' data are missing and still needed. They are needed until the trip begins,
 * unless the contract is completed, because then nothing more is bought.
 */
export const lacksTravellersSql = (row: RowColumns): Fragment =>
  sql`(${row("fechaInicioViaje")} > ${bind.today} and ${row("status")} <> 'completed'
    and exists (select from quotes q
    where q.id = ${row("quoteId")} and q.status = 'converted' and q.lacks_passengers))`;

/**
 * Returns SQL: whether an item of the contract still has to be bought; payments already made do not matter.
 */
export const toBuySql = (row: RowColumns): Fragment =>
  sql`exists (select from contract_items i where i.contract_id = ${row("id")}
    and i.requiere_compra and i.status = 'pendiente_compra')`;

/** Returns SQL: a column of the addendum that awaits the client's signature; null without one. */
const addendumToSign = (row: RowColumns, column: "number" | "sent_at"): Fragment =>
  sql`(select a.${raw(column)} from addenda a where a.contract_id = ${row("id")} and a.status = 'sent'
    order by a.number limit 1)`;

/** Returns SQL: the facts that determine a contract's turn, `ContractTurnFacts` as `jsonb`. */
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
