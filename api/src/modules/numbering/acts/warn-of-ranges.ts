import type { Work } from "../../../core/mutation/work.ts";
import { NumberingRange } from "../numbering-range.entity.ts";
import { numbersLeft, rangeWarning } from "../numbering.rules.ts";

/**
 * Warns once about a number range that is 90 % used, or that expires within 30 days, when no other range of
 * its kind follows. A warning ends when the range has a successor.
 */
export async function warnOfRanges(work: Work): Promise<void> {
  const open = await work.em.find(NumberingRange, { retiredAt: null }, { orderBy: { id: "asc" } });
  const wanted = (range: NumberingRange): string | null => {
    const follows = open.some((other) => other !== range && other.kind === range.kind && lasts(work, other));
    return follows ? null : rangeWarning(range, work.today);
  };
  for (const range of open) {
    if ((wanted(range) !== null) === (range.warnedAt !== null)) continue;
    await work.lock(range);
    const reason = range.retiredAt ? null : wanted(range);
    if ((reason !== null) === (range.warnedAt !== null)) continue;
    range.warnedAt = reason === null ? null : work.now;
    if (reason === null) continue;
    const { kind, prefijo, vigenteHasta } = range;
    work.audit("numbering-range.warned", range.id, { kind, prefijo, left: numbersLeft(range), vigenteHasta });
    await work.emit("numbering-range.ending", { rangeId: range.id, reason });
  }
}

/** Returns whether a range needs no warning, including ranges that are not valid yet. */
const lasts = ({ today }: Work, range: NumberingRange): boolean => rangeWarning(range, today) === null;
