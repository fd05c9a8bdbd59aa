import { dayReason, heatOf, type Heat, isUnsent } from "@travesia/api/reports/my-day/day-order.rules";
import type { Day } from "@travesia/api/colombia/days";
import type { DayRowFragment } from "../my-day.generated.ts";
import { dayKinds } from "../my-day.kinds.ts";
import { reportPaths } from "../reports.paths.ts";
import { unsentTexts } from "./inbox.texts.ts";

/** Returns the key of a row; a record may have several rows, one for each reason. */
export const rowKey = ({ kind, recordId, number }: DayRowFragment): string => `${kind} ${recordId} ${number}`;

/** Colour of the reason of a row, by its urgency. */
const colours: Readonly<Record<Heat, string>> = {
  0: "primary.main",
  1: "error.main",
  2: "text.secondary",
  3: "text.secondary",
};

/**
 * Returns the task of a row, its reason, and its address. For an offer that has not reached the client the
 * task is to send it; `mails` is true when the viewer releases the waiting e-mails.
 */
export function workOf(row: DayRowFragment, mails: boolean) {
  const { task, hint, record } = dayKinds[row.kind];
  const href = record(row.recordId, row.number);
  if (!isUnsent(row)) return { task, hint, href };
  const waits = row.unsentMail === "waits";
  if (waits && mails) return { ...unsentTexts.owner, href: reportPaths.waitingMails() };
  return { ...unsentTexts[waits ? "waits" : "dropped"], href };
}

/** Returns the reason for a row's position, and the colour of its urgency. */
export const reasonOf = (row: DayRowFragment, today: Day) => ({
  reason: dayReason(row, today),
  colour: colours[heatOf(row, today)],
});
