import type { Caller, Condition, RefusalWords } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { objectionLifecycle, type ObjectionStatus } from "./objection.lifecycle.ts";

/** State that the acts on an objection are checked against. */
export interface ObjectionState {
  readonly status: ObjectionStatus;
  /** Seller whose commission the objection is about. */
  readonly authorId: number;
}

/** Names of the facts in {@link ObjectionState}, for selection in a query. */
export const objectionFacts = ["status", "authorId"] as const;

const ended: RefusalWords = ["CONFLICT", "Esta objeción ya se cerró."];
const own: Condition<ObjectionState> = [
  ({ authorId }, { viewer }: Caller) => viewer?.id === authorId && !may(viewer.role, "decideOwn"),
  NO_PERMISSION,
  "FORBIDDEN",
];
const foreign: Condition<ObjectionState> = [
  ({ authorId }, { viewer }) => viewer?.id !== authorId,
  NO_PERMISSION,
  "FORBIDDEN",
];

/** Acts on an objection, with the roles and statuses of each. */
export const objectionActs = acts<ObjectionState>(objectionLifecycle)({
  /** Answers whether the objection is justified. */
  answer: { may: "answerObjections", from: ["abierta"], otherwise: ended, unless: [own] },
  /** The seller withdraws the objection. */
  withdraw: { may: "objectCommissions", from: ["abierta"], otherwise: ended, unless: [foreign] },
});
