import { dayReason, heatOf, type Heat, isUnsent } from "@travesia/api/reports/my-day/day-order.rules";
import type { Day } from "@travesia/api/colombia/days";
import type { DayRowFragment } from "../my-day.generated.ts";
import { dayKinds } from "../my-day.kinds.ts";
import { reportPaths } from "../reports.paths.ts";
import { unsentTexts } from "./inbox.texts.ts";

/** Returns the key of a row of the day: a record may have rows for several reasons. */
export const rowKey = ({ kind, recordId, number }: DayRowFragment): string => `${kind} ${recordId} ${number}`;

/** Colour of the reason of a row, by its heat. */
const colours: Readonly<Record<Heat, string>> = {
  0: "primary.main",
  1: "error.main",
  2: "text.secondary",
  3: "text.secondary",
};

/**
 * Returns the task of a row, its reason, and its place: for an offer that has not reached the client, to send
 * it; `mails`: the viewer is the person who sends the waiting mails.
 */
export function workOf(row: DayRowFragment, mails: boolean) {
  const { task, hint, record } = dayKinds[row.kind];
  const href = record(row.recordId, row.number);
  if (!isUnsent(row)) return { task, hint, href };
  const waits = row.unsentMail === "waits";
  if (waits && mails) return { ...unsentTexts.owner, href: reportPaths.waitingMails() };
  return { ...unsentTexts[waits ? "waits" : "dropped"], href };
}

/** Returns the reason for a row's place, and the colour of its urgency. */
export const reasonOf = (row: DayRowFragment, today: Day) => ({
  reason: dayReason(row, today),
  colour: colours[heatOf(row, today)],
});
