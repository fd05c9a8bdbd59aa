import { type Fragment, raw, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { memberOf, officeSql } from "../../../accounts/turn/turn.sql.ts";
import type { QuoteEventKind } from "../quote.enums.ts";
import type { QuoteStatus } from "../quote.lifecycle.ts";
import { draftOptions } from "../quote.sql.ts";

/** With which events each status begins, the last of which counts. */
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

/** What tells who does the next step of a quote, as `jsonb`: `QuoteTurnFacts`. */
export const quoteTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")}, 'joined', ${row("joinedTo")} is not null, 'client', ${row("nombreCliente")},
  'seller', ${memberOf(row("vendedor"))}, 'leader', ${memberOf(row("lider"))},
  'manager', ${memberOf(row("gerente"))}, 'makerId', ${row("maker")}, 'office', ${officeSql},
  'discount', case when ${row("descuentoAprobado")} then 0
    else coalesce(${row("descuentoPorcentaje")}, 0)::float8 end,
  'unpriced', ${row("precioDesactualizado")} or ${draftOptions(row("id"))} > 0,
  'askedAt', (select min(s.asked_at) from quote_questions s
    where s.quote_id = ${row("id")} and s.answered_at is null),
  'persons', ${row("numeroPersonas")},
  'complete', ${row("completePassengers")},
  'since', coalesce((select max(e.at) from quote_events e
    where e.quote_id = ${row("id")} and e.event = any(${beginningsOf(row)})),
    case when ${row("status")} = 'pending' then ${row("createdAt")} end))`;
