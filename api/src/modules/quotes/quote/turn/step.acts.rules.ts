import type { Condition } from "../../../../core/acts.ts";
import { isTurnOf, type Turn } from "../../../accounts/turn/turn.rules.ts";
import type { QuoteState } from "../quote.acts.rules.ts";
import { NOT_THE_CLIENTS } from "../sharing/quote-link.rules.ts";

/** Turn of a quote, reduced to the fields that acts check. */
export type StepOf = Pick<Turn, "userId" | "isClient"> & {
  readonly people: readonly { readonly id: number }[];
};

/** Condition that refuses a reminder of the caller's own step. */
export const ownStep: Condition<QuoteState> = [
  ({ turn }, { viewer }) => turn !== null && isTurnOf(turn, viewer),
  "El siguiente paso te toca a ti.",
];

/** Condition that refuses a reminder to the client of the team's step. */
export const ofTheTeam: Condition<QuoteState> = [({ turn }) => turn?.isClient === false, NOT_THE_CLIENTS];
