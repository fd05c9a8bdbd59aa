import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";
import { memberOf } from "../../accounts/turn/turn.sql.ts";

/** What tells who does the next step of a dossier, as `jsonb`: `DossierTurnFacts`. */
export const dossierTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'status', ${row("status")}, 'isOver', coalesce(${row("expiresAt")} <= ${bind.now}, false),
  'maker', ${memberOf(row("maker"))}, 'since', coalesce(${row("readyAt")}, ${row("updatedAt")}))`;
