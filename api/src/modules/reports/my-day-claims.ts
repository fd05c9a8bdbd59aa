import { today } from "../../core/colombia/days.ts";
import { Claim } from "../claims/claim/claim.entity.ts";
import { openClaims } from "../claims/claim/claim.filter.ts";
import { noticeUntil } from "../claims/claim/claim.rules.ts";
import { filter, type Line } from "./my-day-line.ts";
import { ofClaim } from "./my-day-shown.ts";

const claims = { capability: "answerClaims", entity: Claim, shown: ofClaim } as const;

/**
 * Requests about data and claims of consumers whose last three working days run, and those whose day has
 * passed.
 */
export const claimLines: readonly Line[] = [
  {
    kind: "claims_to_answer",
    part: "waiting",
    ...claims,
    where: ({ now }) =>
      filter({ $and: [openClaims, { dueOn: { $gte: today(now), $lte: noticeUntil(today(now)) } }] }),
  },
  {
    kind: "claims_overdue",
    part: "late",
    ...claims,
    where: ({ now }) => filter({ $and: [openClaims, { dueOn: { $lt: today(now) } }] }),
  },
];
