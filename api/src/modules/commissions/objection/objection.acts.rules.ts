import type { Asker, Condition, RefusalWords } from "../../../core/acts.ts";
import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { objectionLifecycle, type ObjectionStatus } from "./objection.lifecycle.ts";

/** What acts look at of an objection. */
export interface ObjectionState {
  readonly status: ObjectionStatus;
  /** Whose commission it is about. */
  readonly authorId: number;
}

/** The names of the facts in {@link ObjectionState}, as a read selects them. */
export const objectionFacts = ["status", "authorId"] as const;

const ended: RefusalWords = ["CONFLICT", "Esta objeción ya se cerró."];
const own: Condition<ObjectionState> = [
  ({ authorId }, { viewer }: Asker) => viewer?.id === authorId && !may(viewer.role, "decideOwn"),
  NO_PERMISSION,
  "FORBIDDEN",
];
const foreign: Condition<ObjectionState> = [
  ({ authorId }, { viewer }) => viewer?.id !== authorId,
  NO_PERMISSION,
  "FORBIDDEN",
];

/** What can be done with an objection, by whom and when. */
export const objectionActs = acts<ObjectionState>(objectionLifecycle)({
  /** Answers it: it is right, or not. */
  answer: { may: "answerObjections", from: ["abierta"], otherwise: ended, unless: [own] },
  /** Its seller takes it back. */
  withdraw: { may: "objectCommissions", from: ["abierta"], otherwise: ended, unless: [foreign] },
});
