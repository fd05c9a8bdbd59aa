import type { Condition } from "../../../../core/acts.ts";
import { isTurnOf, type Turn } from "../../../accounts/turn/turn.rules.ts";
import type { QuoteState } from "../quote.acts.rules.ts";
import { NOT_THE_CLIENTS } from "../sharing/quote-link.rules.ts";

/** Turn of a quote, reduced to the facts that acts check. */
export type StepOf = Pick<Turn, "userId" | "isClient"> & {
  readonly people: readonly { readonly id: number }[];
};

/** Condition that refuses a reminder when the caller does the next step. */
export const ownStep: Condition<QuoteState> = [
  ({ turn }, { viewer }) => turn !== null && isTurnOf(turn, viewer),
  "El siguiente paso te toca a ti.",
];

/** Condition that refuses a reminder to the client when the team does the next step. */
export const ofTheTeam: Condition<QuoteState> = [({ turn }) => turn?.isClient === false, NOT_THE_CLIENTS];
