import { today } from "../../../core/colombia/days.ts";
import { spokenInstant } from "../../../core/colombia/spoken.ts";
import type { PreparedAct } from "../../../core/mutation/act.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { Reader } from "../../../core/read/read.ts";
import { sql } from "../../../core/read/sql.ts";
import { csvLine, csvMark } from "../../../core/sheet/written.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { auditWhere } from "../audit-list.ts";
import type { AuditFilter } from "../history.inputs.ts";
import { recordLabels } from "../history.rules.ts";
import type { AuditExport, HistoryChange, HistoryEntry } from "../history.types.ts";
import { actLabel } from "../record-kinds.ts";
import { entriesFrom, describedEntries } from "../described-entries.ts";

/** Number of entries read per batch, and maximum number in a file. */
const AT_ONCE = 1_000;
const MOST = 200_000;
/** Minutes for which the URL opens the file. */
const OPEN = 10;

interface Made {
  readonly stored: StoredBytes;
  readonly rows: number;
}

/**
 * Writes the audit entries that match a filter to a text file for spreadsheets, in batches, and records the
 * download in the history. The file is deleted after a day.
 */
export const exportAudit: PreparedAct<{ filter: AuditFilter }, Made, AuditExport> = {
  name: "exportAudit",
  async prepare(scope, { filter }) {
    const counted = { rows: 0 };
    const stored = await scope.services.storage.putStream(linesOf(scope, filter, counted), {
      filename: `auditoria-${today(scope.now)}.csv`,
      contentType: "text/csv; charset=utf-8",
    });
    return { stored, rows: counted.rows };
  },

  act(work, { filter }, { stored, rows }) {
    work.audit("audit.exported", "audit", { rows, filter: spokenFilter(filter) });
    const url = work.services.storage.addressOf(stored, { disposition: "attachment", minutes: OPEN });
    return Promise.resolve({ url, filename: stored.filename, rows });
  },
};

const columns = [
  ...["Fecha", "Registro", "Número", "Acto", "Qué pasó", "Valor", "Cambios", "Nota", "Quién", "Rol"],
  ...["Desde", "Dirección IP", "Id"],
];

async function* linesOf(
  { services, viewer, link, now }: Scope,
  filter: AuditFilter,
  counted: { rows: number },
): AsyncGenerator<string> {
  const context = { viewer, read: new Reader(services, { viewer, link, now }) };
  const where = await auditWhere(context, filter);
  yield csvMark + csvLine(columns);
  let last: HistoryEntry | undefined;
  do {
    const after = last ? sql`(e.at, e.id) < (${last.at}::timestamptz, ${last.id}::uuid)` : sql`true`;
    const entries: HistoryEntry[] = await describedEntries(
      context,
      entriesFrom(sql`select e.* from audit_entries e where ${where} and ${after}
          and e.at <= ${now}::timestamptz
        order by e.at desc, e.id desc limit ${AT_ONCE}`),
    );
    if (entries.length > 0) yield entries.map((entry) => csvLine(cellsOf(entry))).join("");
    counted.rows += entries.length;
    last = entries.length === AT_ONCE ? entries.at(-1) : undefined;
  } while (last && counted.rows < MOST);
}

const cellsOf = (entry: HistoryEntry): (string | number)[] => [
  spokenInstant(entry.at),
  recordLabels[entry.record],
  entry.recordName ?? entry.recordId,
  actLabel(entry.type.split(".")[1] ?? ""),
  entry.text,
  entry.amount ?? "",
  entry.changes.map(spokenChange).join(". "),
  entry.note ?? "",
  entry.actorName,
  entry.actorRole ?? "",
  entry.origin,
  entry.ip ?? "",
  entry.id,
];

const spokenChange = ({ label, before, after }: HistoryChange): string =>
  before === null ? `${label}: ${after ?? "nada"}` : `${label}: ${before} → ${after ?? "nada"}`;

const spokenFilter = ({ record, number, person, act, from, to }: AuditFilter): string =>
  [
    record && recordLabels[record],
    number,
    person,
    act && actLabel(act),
    from && `desde ${from}`,
    to && `hasta ${to}`,
  ]
    .filter(Boolean)
    .join(" · ") || "Todo";
