import { type ReactNode, Suspense, useState } from "react";
import { BulkBar } from "../../ui/table/BulkBar.tsx";
import { BulkProgress } from "../../ui/table/BulkProgress.tsx";
import { BulkResult } from "../../ui/table/BulkResult.tsx";
import type { TableSelection } from "../../ui/table/selection.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { useUndo } from "../saving/useUndo.tsx";
import type { BulkAct, Perform } from "./bulk-act.ts";
import { ChooseMore } from "./ChooseMore.tsx";
import { useBulkRun } from "./useBulkRun.ts";
import { useChoice } from "./useChoice.ts";

/** A list that offers acts on several records. */
export interface BulkList<Row> {
  /**
   * The displayed page, with the total number of records that match the filter; undefined until it is read.
   */
  readonly list: { readonly items: readonly Row[]; readonly total: number } | undefined;
  readonly rowKey: (row: Row) => string;
  /** Returns the name of a record: `COT-2026-000123`. */
  readonly name: (row: Row) => string;
  readonly href?: (row: Row) => string;
  /** Reads a page with the same filter and order, `limit` rows per page. */
  readonly read: (page: { readonly page: number; readonly limit: number }) => Promise<readonly Row[]>;
  /** Acts that the viewer may ever perform; without any, rows cannot be selected. */
  readonly acts: readonly BulkAct<Row>[];
}

/**
 * Returns the selection of a list's rows, and the bar and dialogs of the acts on the chosen rows.
 * ```tsx
 * const bulk = useBulk({ list, rowKey, name, read: useReadMore(QuoteListDocument, …), acts });
 * <DataTable {...bulk.table} … />
 * {bulk.bar}
 * ```
 */
export function useBulk<Row>({ list, read, acts, ...row }: BulkList<Row>): {
  readonly table: { readonly selection?: TableSelection<Row> };
  readonly bar: ReactNode;
} {
  const { rowKey, name, href } = row;
  const toasts = useToasts();
  const undoable = useUndo();
  const choice = useChoice({ rows: list?.items, ...row });
  const { run, start, stop, end } = useBulkRun();
  const [open, setOpen] = useState<BulkAct<Row> | null>(null);
  const [running, setRunning] = useState<{ label: string; rows: readonly Row[] } | null>(null);
  if (acts.length === 0) return { table: {}, bar: null };

  const chosen = [...choice.chosen.values()];
  const allowing = (act: BulkAct<Row>) => chosen.filter(act.allows);
  const begin = async (label: string, rows: readonly Row[], perform: Perform, opposite?: Perform) => {
    const begun = performance.now();
    setOpen(null);
    setRunning({ label, rows });
    const { outcomes, broken } = await start(rows.map(rowKey), perform);
    const done = outcomes.filter((outcome) => outcome.done).map(({ id }) => id);
    choice.drop(done);
    if (broken) toasts.failure(broken);
    const isWhole = done.length === rows.length;
    if (isWhole) end();
    const said = `${label}: ${done.length === 1 ? "1 hecho" : `${done.length} hechos`}.`;
    const changed = rows.filter((one) => done.includes(rowKey(one)));
    if (opposite && changed.length > 0)
      undoable(said, () => begin(`Deshacer: ${label}`, changed, opposite), begun);
    else if (isWhole) toasts.success(said);
  };
  const rowOf = (id: string) => running?.rows.find((row) => rowKey(row) === id);
  const refused = (run?.outcomes ?? [])
    .filter(({ done }) => !done)
    .map(({ id, reason }) => {
      const row = rowOf(id);
      return { key: id, name: row ? name(row) : id, href: row && href?.(row), reason: reason ?? "" };
    });
  const isOver = run?.state === "over";
  const openRows = open ? allowing(open) : [];
  return {
    table: { selection: choice.selection },
    bar: (
      <>
        {chosen.length > 0 && (
          <BulkBar
            count={chosen.length}
            elsewhere={choice.elsewhere}
            offers={acts.flatMap((act) => {
              const { key, label, destructive = false } = act;
              const count = allowing(act).length;
              return count > 0 ? [{ key, label, count, destructive }] : [];
            })}
            onAct={(key) => setOpen(acts.find((act) => act.key === key) ?? null)}
            onClear={choice.clear}
            more={
              <ChooseMore
                rows={list?.items}
                total={list?.total}
                rowKey={rowKey}
                read={read}
                chosen={choice.chosen}
                onChoose={choice.add}
              />
            }
          />
        )}
        {open && (
          <Suspense fallback={null}>
            <open.Dialog
              rows={openRows}
              others={chosen.length - openRows.length}
              onRun={(perform, opposite) => void begin(open.label, openRows, perform, opposite)}
              onClose={() => setOpen(null)}
            />
          </Suspense>
        )}
        {run && running && !isOver && (
          <BulkProgress
            title={running.label}
            ready={run.outcomes.length}
            total={run.total}
            stopping={run.state === "stopping"}
            onStop={stop}
          />
        )}
        {run && running && isOver && (
          <BulkResult
            title={running.label}
            done={run.outcomes.length - refused.length}
            refused={refused}
            left={run.total - run.outcomes.length}
            onClose={end}
          />
        )}
      </>
    ),
  };
}
