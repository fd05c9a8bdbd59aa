import { bind, type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { administering } from "../../../accounts/staff.rules.ts";
import { firstOf, hasCapability, memberOf, officeSql } from "../../../accounts/turn/turn.sql.ts";
import type { QuoteEventKind } from "../quote.enums.ts";
import type { QuoteStatus } from "../quote.lifecycle.ts";
import { draftOptions } from "../quote.sql.ts";
import { discountAuthority } from "../seller/quote-authority.rules.ts";

/** Timeline events that start each status; the latest of them counts. */
const beginnings: Record<QuoteStatus, readonly QuoteEventKind[]> = {
  pending: ["created", "assigned", "reassigned"],
  completed: ["completed"],
  sent: ["sent"],
  pending_passengers: ["approved"],
  approved: ["passengers_completed"],
  rejected: ["rejected"],
  requote: ["requote"],
  expired: ["expired", "joined"],
  converted: ["converted"],
};

const beginningsOf = (row: RowColumns): Fragment =>
  sql`case ${row("status")} ${raw(
    Object.entries(beginnings)
      .map(([status, events]) => `when '${status}' then array['${events.join("', '")}']`)
      .join(" "),
  )} end`;

/**
 * Returns the SQL of the person who does the selling steps of a sale: the seller, otherwise the leader,
 * otherwise the manager.
 */
export const salePersonSql = (row: RowColumns): Fragment =>
  firstOf([row("vendedor"), row("lider"), row("gerente")]);

/** Returns the SQL of the person who creates a sale's contract. */
export const converterSql = (row: RowColumns): Fragment =>
  firstOf([row("vendedor"), row("lider"), row("gerente")], hasCapability("createContracts"));

const authority = raw(
  Object.entries(discountAuthority)
    .filter(([, percent]) => percent > 0)
    .map(([role, percent]) => `when ${role} then ${percent}`)
    .join(" "),
);

/**
 * Returns the SQL of the nearest person above a sale who may approve its discount, the equivalent of
 * `discountApprover`.
 */
export const discountApproverSql = (row: RowColumns): Fragment =>
  firstOf(
    [row("lider"), row("gerente")],
    sql`coalesce(${row("descuentoPorcentaje")}, 0) <= case m.role ${authority} else -1 end
      and (m.role in (${raw(administering.join(", "))})
        or (m.id is distinct from ${row("vendedor")} and m.id is distinct from ${row("maker")}))`,
  );

/**
 * Returns the SQL of the decisions `k` of a quote that were made from a browser or IP address of the link's
 * creator and await a review.
 */
const toReview = (row: RowColumns): Fragment =>
  sql`from quote_links k where k.quote_id = ${row("id")} and k.needs_review and k.reviewed_at is null`;

/** Returns the SQL of whether the client signed the contract of a quote. */
export const clientSignedSql = (row: RowColumns): Fragment => sql`exists (select from contracts c
  where c.quote_id = ${row("id")} and c.signed_at is not null)`;

/**
 * Returns the SQL of whether a decision on a quote awaits a review; false once the client signed the
 * contract.
 */
export const decisionToReviewSql = (row: RowColumns): Fragment =>
  sql`(exists (select ${toReview(row)}) and not ${clientSignedSql(row)})`;

/**
 * Returns the SQL of the person above a sale who reviews the client's decision; never the creator of the
 * decision's link.
 */
export const reviewerSql = (row: RowColumns): Fragment =>
  firstOf(
    [row("lider"), row("gerente")],
    sql`${hasCapability("decideQuotes")} and not exists (select ${toReview(row)} and k.maker_id = m.id)`,
  );

/** Returns the SQL of whether a quote was sent and has expired, even if no job has marked it yet. */
export const offerIsOverSql = (row: RowColumns): Fragment =>
  sql`coalesce(${row("status")} = 'sent' and ${row("expiresAt")} <= ${bind.now}, false)`;

/** Returns the SQL of whether a quote's departure day has passed. */
export const departureIsPastSql = (row: RowColumns): Fragment =>
  sql`coalesce(${row("fechaIda")} < ${bind.today}, false)`;

/**
 * Returns the SQL of whether the days or the price of a quote must be changed or confirmed before it is sent.
 */
export const unpricedSql = (row: RowColumns): Fragment =>
  sql`(${row("precioDesactualizado")} or ${departureIsPastSql(row)} or ${draftOptions(row("id"))} > 0)`;

/** Returns the SQL that builds the facts ({@link QuoteTurnFacts}) of a quote as `jsonb`. */
export const quoteTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")}, 'joined', ${row("joinedTo")} is not null, 'client', ${row("nombreCliente")},
  'seller', ${memberOf(row("vendedor"))}, 'leader', ${memberOf(row("lider"))},
  'manager', ${memberOf(row("gerente"))}, 'makerId', ${row("maker")}, 'office', ${officeSql},
  'discount', case when ${row("descuentoAprobado")} then 0
    else coalesce(${row("descuentoPorcentaje")}, 0)::float8 end,
  'outdated', ${row("precioDesactualizado")}, 'drafts', ${draftOptions(row("id"))},
  'discountAt', coalesce(${row("discountAt")}, ${row("updatedAt")}),
  'offerIsOver', ${offerIsOverSql(row)}, 'openings', ${row("openings")},
  'reason', case ${row("status")} when 'rejected' then ${row("motivoRechazo")}
    when 'requote' then ${row("requoteReason")} end,
  'signed', ${clientSignedSql(row)}, 'departureIsPast', ${departureIsPastSql(row)},
  'departed', coalesce(${row("fechaIda")} <= ${bind.today}, false),
  'reviewAt', (select max(k.decided_at) ${toReview(row)}),
  'reviewedLinksOf', (select coalesce(jsonb_agg(k.maker_id), '[]') ${toReview(row)}),
  'askedAt', (select min(s.asked_at) from quote_questions s
    where s.quote_id = ${row("id")} and s.answered_at is null),
  'persons', ${row("numeroPersonas")},
  'complete', ${row("completePassengers")},
  'since', case when ${offerIsOverSql(row)} then ${row("expiresAt")}
    else coalesce((select max(e.at) from quote_events e
      where e.quote_id = ${row("id")} and e.event = any(${beginningsOf(row)})),
      case when ${row("status")} = 'pending' then ${row("createdAt")} end) end)`;
