import { NumberingRange } from "../numbering/numbering-range.entity.ts";
import { filter, type Line } from "./my-day-line.ts";
import { ofNumbering } from "./my-day-shown.ts";

/** The ranges of numbers that end soon, while no other follows. */
export const numberingToRenew: Line = {
  kind: "numbering_to_renew",
  part: "waiting",
  capability: "keepNumbering",
  entity: NumberingRange,
  shown: ofNumbering,
  where: () => filter({ retiredAt: null, warnedAt: { $ne: null } }),
};
