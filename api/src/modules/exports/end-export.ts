import { assign } from "../../core/rows.ts";
import { hoursAfter } from "../../core/colombia/days.ts";
import type { Work } from "../../core/mutation/work.ts";
import { addressOf } from "../../core/addresses.ts";
import { notify } from "../notifications/notify.ts";
import { KEPT_HOURS } from "../../core/generated-file/generated-file.rules.ts";
import type { ListExport } from "./export.entity.ts";
import { exportFiles } from "./export-files.ts";
import { LONG_SECONDS, readyMessage } from "./export.rules.ts";

const waitedLong = ({ createdAt }: ListExport, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= LONG_SECONDS * 1000;

/**
 * Ends a locked export without a file, and notifies its maker of the reason. The request of a failed export
 * is stored for one day, so that it can be retried.
 */
export async function endExport(
  work: Work,
  listExport: ListExport,
  to: "failed" | "stopped",
  why: string,
): Promise<void> {
  exportFiles.end(work, listExport, to, why);
  if (to === "failed") listExport.expiresAt = hoursAfter(work.now, KEPT_HOURS);
  else assign(listExport, { args: null, columns: null });
  await notifyMaker(work, listExport, "No pudimos terminar tu exportación", `${listExport.title}: ${why}`);
}

/** Notifies the maker of a locked export that its file is ready, if writing it took long. */
export async function notifyReady(work: Work, listExport: ListExport): Promise<void> {
  if (waitedLong(listExport, work.now))
    await notifyMaker(
      work,
      listExport,
      "Tu exportación está lista",
      readyMessage(listExport.title, listExport.rows, listExport.format),
    );
}

/** Notifies the maker with a link to the page of their exports, never to the file. */
const notifyMaker = (work: Work, { maker, id }: ListExport, title: string, message: string) =>
  notify(work, [maker.id], {
    type: "system_export",
    category: "system",
    title,
    message,
    link: addressOf("exports"),
    data: { exportId: id },
  });
