import { bind, type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { memberOf, officeSql } from "../../../accounts/turn/turn.sql.ts";
import { emailDeniedSql } from "../address/email-change.sql.ts";
import { awaitingSql, awaitsConversionSql, openItemsSql, outdatedSql, overdueSql } from "../contract.sql.ts";

/** What tells who does the next step of a contract, as `jsonb`: `ContractTurnFacts`. */
export const contractTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")},
  'client', concat_ws(' ', ${row("party")}->>'name', nullif(${row("party")}->>'lastname', '')),
  'seller', ${memberOf(sql`coalesce(${row("asesor")}, ${row("lider")}, ${row("gerente")}, ${row("admin")})`)},
  'leader', ${memberOf(row("lider"))}, 'manager', ${memberOf(row("gerente"))}, 'office', ${officeSql},
  'outdated', ${outdatedSql(row)}, 'emailDenied', ${emailDeniedSql(row)},
  'cancellationAt', (select n.created_at from cancellation_requests n
    where n.contract_id = ${row("id")} and n.status = 'pending'),
  'overdue', ${overdueSql(row)},
  'overdueAt', (select (min(l.fecha_vencimiento)::timestamp at time zone 'America/Bogota') from plan_lines l
    where l.contract_id = ${row("id")} and l.fecha_vencimiento < ${bind.today} and l.pagado < l.monto),
  'awaiting', ${awaitingSql(row)},
  'awaitingAt', (select min(w.created_at) from payments w where w.contract_id = ${row("id")}
    and w.status = 'pending' and w.decision_note is null),
  'awaitsConversion', ${awaitsConversionSql(row)}, 'openItems', ${openItemsSql(row)},
  'createdAt', ${row("createdAt")}, 'sentAt', ${row("sentAt")}, 'signedAt', ${row("signedAt")})`;
