import { type ListRequest, readOfList } from "../../core/export/list-reads.ts";
import { dashed } from "../../core/colombia/plain.ts";
import { today } from "../../core/colombia/days.ts";
import { isAway } from "../../core/database/away.ts";
import { Refusal } from "../../core/failure.ts";
import { job, type JobContext, type Sweep } from "../../core/jobs/jobs.ts";
import type { StoredBytes } from "../../core/storage/storage.ts";
import { beginExport, type BegunExport } from "./acts/begin-export.ts";
import { expireExports } from "./acts/expire-exports.ts";
import { giveUpExport } from "./acts/give-up-export.ts";
import { keepExport } from "./acts/keep-export.ts";
import { noteRows } from "./acts/note-rows.ts";
import { coverOfExport } from "./export-cover.ts";
import { ended, filenameOf, MOST_ROWS, tooLong } from "./export.rules.ts";
import { packageBytes } from "../accounting/pack/package-bytes.ts";
import type { ListExport } from "./export.entity.ts";
import { listOf } from "./exported-lists.ts";

declare module "../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Writes the file of an export. */
    "exports.write": { exportId: string };
  }
}

/** Milliseconds between two checks of whether the job must stop. */
const LOOK = 1_000;

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  ndjson: "application/x-ndjson; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** Thrown when an export ends before its file is written. */
class Stopped extends Error {}

async function writeExport(context: JobContext, { exportId }: { exportId: string }): Promise<void> {
  const begun = await context.run(beginExport, { exportId });
  if (!begun) return;
  try {
    const counted = { rows: 0 };
    const stored = await write(context, begun, counted);
    await context.run(keepExport, { exportId, stored, rows: counted.rows });
  } catch (error) {
    // While the database is away nothing can be notified: the job runs again.
    if (isAway(error)) throw error;
    if (!(error instanceof Stopped || error instanceof Refusal))
      context.services.log.error({ err: error, exportId }, "an export could not be written");
    await context.run(giveUpExport, { exportId, ...reasonOf(error) });
  }
}

function reasonOf(error: unknown): { readonly to: "failed" | "stopped"; readonly why: string } {
  if (error instanceof Stopped) return { to: "stopped", why: ended.stopped };
  if (error instanceof Refusal) return { to: "failed", why: error.message };
  return { to: "failed", why: ended.failed };
}

/** Returns a function that notes progress at most once a second, and throws when the job must stop. */
function progress({ run }: JobContext, exportId: string, counted: { readonly rows: number }) {
  let looked = -LOOK;
  return async (): Promise<void> => {
    if (performance.now() - looked < LOOK) return;
    looked = performance.now();
    if (!(await run(noteRows, { exportId, rows: counted.rows }))) throw new Stopped();
  };
}

/** Streams the folder of a month to the storage, from its kept content. */
async function writeMonth(
  context: JobContext,
  { id: exportId, title, args, total }: ListExport,
  counted: { rows: number },
): Promise<StoredBytes> {
  const { services } = context;
  const { packageId, program } = args as unknown as Parameters<typeof packageBytes>[1];
  counted.rows = total;
  return services.storage.putStream(
    packageBytes(services, { packageId, program }, progress(context, exportId, counted)),
    { filename: `${dashed(title)}.zip`, contentType: "application/zip" },
  );
}

/** Reads the list with its maker's current rights, and streams it to the storage. */
async function write(
  context: JobContext,
  { listExport, viewer }: BegunExport,
  counted: { rows: number },
): Promise<StoredBytes> {
  const { services } = context;
  const { id: exportId, title, format } = listExport;
  if (format === "zip") return writeMonth(context, listExport, counted);
  const origin: ListRequest["origin"] = { requestId: exportId, channel: "job", ip: null, userAgent: null };
  const { columns, rows, totals } = await readOfList(services, listOf(listExport.list), {
    viewer,
    origin,
    args: listExport.args ?? {},
    columns: listExport.columns,
  });
  const cover = await coverOfExport(services, listExport, viewer);
  const note = progress(context, exportId, counted);
  const onRows = async (read: number): Promise<void> => {
    counted.rows = read;
    if (read > MOST_ROWS) throw new Refusal("CONFLICT", tooLong(read));
    await note();
  };
  return services.storage.putStream(
    services.exports.bytes({ title, format, columns, totals, rows, cover }, onRows),
    { filename: filenameOf(title, today(listExport.createdAt), format), contentType: contentTypes[format] },
  );
}

/** Background jobs that write exported files. */
export const exportJobs = [job("exports.write", writeExport)];

/** Sweep that deletes exported files after one day. */
export const exportSweeps: readonly Sweep[] = [
  { name: "exports.expire", run: (context) => context.run(expireExports, undefined) },
];
