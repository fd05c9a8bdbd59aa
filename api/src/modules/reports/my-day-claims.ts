import { today } from "../../core/colombia/days.ts";
import { Claim } from "../claims/claim/claim.entity.ts";
import { claimsOfTurn, openClaims } from "../claims/claim/claim.filter.ts";
import { filter, type Line } from "./my-day-line.ts";
import { ofClaim } from "./my-day-shown.ts";

const claims = { acts: ["answer"], capability: "answerClaims", entity: Claim, shown: ofClaim } as const;

/** Lines of data requests and consumer claims that await an answer, and of those past their deadline. */
export const claimLines: readonly Line[] = [
  {
    kind: "claims_to_answer",
    part: "waiting",
    turn: "theirs",
    ...claims,
    where: ({ viewer, now }) => filter(claimsOfTurn(viewer, today(now))),
  },
  {
    kind: "claims_overdue",
    part: "late",
    turn: "reminder",
    ...claims,
    where: ({ now }) => filter({ $and: [openClaims, { dueOn: { $lt: today(now) } }] }),
  },
];
