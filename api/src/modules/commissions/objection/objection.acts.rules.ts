import type { Caller, Condition, RefusalWords } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { objectionLifecycle, type ObjectionStatus } from "./objection.lifecycle.ts";

/** State that the acts on an objection are checked against. */
export interface ObjectionState {
  readonly status: ObjectionStatus;
  /** Seller whose commission it is about. */
  readonly authorId: number;
}

/** The names of the facts in {@link ObjectionState}, as a read selects them. */
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
  /** Answers it: it is right, or not. */
  answer: { may: "answerObjections", from: ["abierta"], otherwise: ended, unless: [own] },
  /** Its seller withdraws it. */
  withdraw: { may: "objectCommissions", from: ["abierta"], otherwise: ended, unless: [foreign] },
});
