import { hoursAfter } from "../../core/colombia/days.ts";
import type { Work } from "../../core/mutation/work.ts";
import { addressOf } from "../../core/addresses.ts";
import { notify } from "../notifications/notify.ts";
import type { ListExport } from "./export.entity.ts";
import { exportMoves } from "./export-moves.ts";
import { KEPT_HOURS, LONG_SECONDS, toldReady } from "./export.rules.ts";

const waitedLong = ({ createdAt }: ListExport, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= LONG_SECONDS * 1000;

/**
 * Ends a locked export without a file, and tells its maker why. What was asked of one that failed is kept for
 * a day: it may be tried again.
 */
export async function endExport(
  work: Work,
  made: ListExport,
  to: "failed" | "stopped",
  why: string,
): Promise<void> {
  work.move(exportMoves, made, to, { audit: null });
  Object.assign(made, { failure: why });
  if (to === "failed") made.expiresAt = hoursAfter(work.now, KEPT_HOURS);
  else Object.assign(made, { args: null, columns: null });
  await tell(work, made, "No pudimos terminar tu exportación", `${made.title}: ${why}`);
}

/** Tells the maker of a locked export that its file is there, when they had to wait for it. */
export async function tellReady(work: Work, made: ListExport): Promise<void> {
  if (waitedLong(made, work.now))
    await tell(work, made, "Tu exportación está lista", toldReady(made.title, made.rows, made.format));
}

/** The notice leads to the page of one's exports, never to the file. */
const tell = (work: Work, { maker, id }: ListExport, title: string, message: string) =>
  notify(work, [maker.id], {
    ...{ type: "system_export", category: "system", title, message },
    ...{ link: addressOf("exports"), data: { exportId: id } },
  });
