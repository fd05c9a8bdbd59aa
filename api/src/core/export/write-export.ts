import type { MessagePort } from "node:worker_threads";
import type pg from "pg";
import { Pulse } from "../database/pulse.ts";
import { withSession } from "../database/session.ts";
import { type CellKind, type CellValue, csvCell, datePart, sheetCell, sheetColumn } from "../sheet/cells.ts";
import { workbookBytes } from "../sheet/workbook.ts";
import type { CoverSheet } from "../sheet/workbook-parts.ts";
import type { ExportTotals, KeyedColumn } from "./exportable.ts";
import type { BoundStatement } from "./list-reads.ts";

// This file runs in a worker thread, also straight from its source: it imports only files whose
// types Node itself can strip.

/** File formats of exported lists. */
export type ExportFormat = "csv" | "xlsx" | "ndjson";

/** A list to be exported, and the port to which its bytes are sent. */
export interface ExportTask {
  readonly address: string;
  readonly title: string;
  readonly format: ExportFormat;
  readonly columns: readonly KeyedColumn[];
  /**
   * Rows excluded from the totals of a workbook, by the cell after the last column; null when no rows are
   * excluded.
   */
  readonly totals: ExportTotals | null;
  readonly rows: BoundStatement;
  /**
   * Source and filters of the list, which a workbook shows in its first sheet. A text file contains only the
   * rows.
   */
  readonly cover: CoverSheet;
  readonly port: MessagePort;
}

/** Messages of the export thread: number of rows read so far, bytes of the file, its end, or its failure. */
export type ExportMessage =
  | { readonly rows: number }
  | { readonly bytes: Uint8Array }
  | { readonly ended: number }
  // An error loses its code on its way out of a thread.
  | { readonly failed: { readonly message: string; readonly code?: unknown } };

/** Number of rows read at once, and number of bytes sent at once. */
const AT_ONCE = 1_000;
const CHUNK = 256 * 1024;

type Row = readonly CellValue[];

/** Function that writes the rows of a list as the bytes of a file. */
type Write = (rows: AsyncGenerator<readonly Row[]>, task: ExportTask) => AsyncGenerator<Uint8Array>;

/** Reads a list through one cursor in one database snapshot, and writes the file while it reads. */
export default async function writeExport(task: ExportTask): Promise<void> {
  const { address, port, format } = task;
  const session = { default_transaction_read_only: "on" };
  // A server that fell silent in the middle of it fails no query: this thread listens for that itself.
  const pulse = new Pulse(address);
  const client = new pulse.Client({
    connectionString: withSession(address, session),
    application_name: "travesia export",
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks fails the query that waits for it.
  client.on("error", () => undefined);
  const counted = { rows: 0 };
  try {
    await client.connect();
    pulse.begin();
    const rows = rowsOf(client, task, counted);
    for await (const bytes of inChunks(writers[format](rows, task))) {
      port.postMessage({ bytes } satisfies ExportMessage);
      // The next piece is made when this one has been taken: a slow storage fills no memory.
      await new Promise<void>((resolve) => void port.once("message", () => resolve()));
    }
    port.postMessage({ ended: counted.rows } satisfies ExportMessage);
  } catch (error) {
    const { message, code } = error as { message: string; code?: unknown };
    port.postMessage({ failed: { message, code } } satisfies ExportMessage);
  } finally {
    await pulse.end();
    await client.end().catch(() => undefined);
    port.close();
  }
}

async function* rowsOf(
  client: pg.Client,
  { rows: { text, values }, columns, totals, port, format }: ExportTask,
  counted: { rows: number },
): AsyncGenerator<readonly Row[]> {
  await client.query("begin isolation level repeatable read read only");
  // All rows are needed, so a fast first row has no value.
  await client.query("set local cursor_tuple_fraction = 1");
  await client.query(`declare exported no scroll cursor for ${text}`, [...values]);
  // Programs read codes, people the names of them.
  const shown = format === "ndjson" ? columns.map((column) => ({ ...column, labels: {} })) : columns;
  // Only a workbook has totals, and so only it has the cell that decides which rows they count.
  const read = totals && format === "xlsx" ? [...shown, { paths: [[totals.by]] }] : shown;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch forward ${AT_ONCE} from exported`);
    yield rows.map(({ row }) => cellsOf(JSON.parse(row) as Readonly<Record<string, unknown>>, read));
    counted.rows += rows.length;
    port.postMessage({ rows: counted.rows } satisfies ExportMessage);
    if (rows.length < AT_ONCE) break;
  }
  await client.query("commit");
}

/** Returns the value nested in relations, without their `v` levels; the texts of a list as one text. */
const within = (value: unknown): unknown => {
  let at = value;
  while (typeof at === "object" && at !== null && "v" in at) at = at.v;
  return Array.isArray(at) ? at.join(", ") || null : (at ?? null);
};

const cellsOf = (
  row: Readonly<Record<string, unknown>>,
  columns: readonly Pick<KeyedColumn, "paths" | "labels" | "emptyAtZero">[],
): Row =>
  columns.map(({ paths, labels, emptyAtZero }, place) => {
    const fields = paths.map((_, part) => within(row[`c${place}_${part}`]) as CellValue);
    if (emptyAtZero) return fields[1] ? (fields[0] ?? null) : null;
    const parts = fields.filter((value) => value !== null);
    const value = parts.length > 1 ? parts.join(" ") : (parts[0] ?? null);
    return value === null ? null : (labels?.[String(value)] ?? value);
  });

async function* csv(
  batches: AsyncGenerator<readonly Row[]>,
  { columns }: ExportTask,
): AsyncGenerator<Uint8Array> {
  const line = (cells: readonly string[]) => `${cells.join(";")}\r\n`;
  let text = "\ufeff" + line(columns.map(({ heading }) => csvCell(heading, "text")));
  for await (const rows of batches) {
    for (const row of rows)
      text += line(row.map((value, place) => csvCell(value, columns[place]?.kind ?? "text")));
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text);
}

async function* workbook(
  batches: AsyncGenerator<readonly Row[]>,
  { title, columns, cover, totals: counted }: ExportTask,
): AsyncGenerator<Uint8Array> {
  const totals = columns.map(({ total }) => (total ? 0 : null));
  const leftOut = columns.map(
    ({ key }) => new Set([...(counted?.leftOut ?? []), ...(counted?.besides?.[key] ?? [])]),
  );
  const typed = (async function* () {
    for await (const rows of batches) {
      for (const row of rows) addUp(totals, row, leftOut);
      yield rows.map((row) => columns.map(({ kind }, place) => sheetCell(row[place] ?? null, kind)));
    }
    if (totals.some((total) => total !== null)) yield [totalsLine(totals, counted?.says ?? "Total")];
  })();
  yield* workbookBytes({ name: title, columns: columns.map(sheetColumn), cover }, typed);
}

/** Writes one JSON object per line, with the keys of the columns; nothing when there are no rows. */
async function* ndjson(
  batches: AsyncGenerator<readonly Row[]>,
  { columns }: ExportTask,
): AsyncGenerator<Uint8Array> {
  for await (const rows of batches) {
    const lines = rows.map((row) =>
      JSON.stringify(
        Object.fromEntries(columns.map(({ key, kind }, place) => [key, valueOf(row[place] ?? null, kind)])),
      ),
    );
    if (lines.length > 0) yield Buffer.from(`${lines.join("\n")}\n`);
  }
}

/**
 * Returns a value in the form that other API answers use: days as `YYYY-MM-DD`, months as `YYYY-MM`, times in
 * UTC.
 */
function valueOf(value: CellValue, kind: CellKind): CellValue {
  if (value === null) return null;
  if (kind === "day" || kind === "month") return datePart(value, kind);
  return kind === "instant" ? new Date(String(value)).toISOString() : value;
}

const writers: Readonly<Record<ExportFormat, Write>> = { csv, xlsx: workbook, ndjson };

/**
 * Adds the amounts of a row to the running totals; a column without a total has null. The cell after the last
 * column decides from which totals the row is excluded.
 */
function addUp(totals: (number | null)[], row: Row, leftOut: readonly ReadonlySet<string>[]): void {
  const decided = String(row[totals.length] ?? "");
  for (const [place, total] of totals.entries())
    if (total !== null && !leftOut[place]?.has(decided)) totals[place] = total + Number(row[place] ?? 0);
}

/** Returns the row of totals, with its label in the first column that has no total. */
function totalsLine(totals: readonly (number | null)[], name: string): (string | number | null)[] {
  const named = totals.indexOf(null);
  return totals.map((total, place) => (place === named ? name : total));
}

async function* inChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    held.push(piece);
    size += piece.length;
    if (size < CHUNK) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
}
