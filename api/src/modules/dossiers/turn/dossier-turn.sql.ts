import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { memberOf } from "../../accounts/turn/turn.sql.ts";

/** Returns SQL: whether the person who requested a dossier requested a newer one of the same contract. */
export const isReplacedSql = (row: RowColumns): Fragment => sql`exists (select from dossiers later
  where later.contract_id = ${row("contract")} and later.maker_id = ${row("maker")}
    and later.id > ${row("id")})`;

/** Returns SQL for the facts that decide the turn of a dossier, as `jsonb`: `DossierTurnFacts`. */
export const dossierTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")}, 'isReplaced', ${isReplacedSql(row)},
  'isOver', coalesce(${row("expiresAt")} <= ${bind.now}, false),
  'maker', ${memberOf(row("maker"))}, 'since', coalesce(${row("readyAt")}, ${row("updatedAt")}))`;
