import type { Condition } from "../../../../core/acts.ts";
import { isTurnOf, type Turn } from "../../../accounts/turn/turn.rules.ts";
import type { QuoteState } from "../quote.acts.rules.ts";
import { NOT_THE_CLIENTS } from "../sharing/quote-link.rules.ts";

/** Whose step it is. */
export type StepOf = Pick<Turn, "userId" | "isClient"> & {
  readonly people: readonly { readonly id: number }[];
};

/** Nobody reminds themselves. */
export const ownStep: Condition<QuoteState> = [
  ({ turn }, { viewer }) => turn !== null && isTurnOf(turn, viewer),
  "El siguiente paso te toca a ti.",
];

/** The client is reminded of what is theirs alone. */
export const ofTheTeam: Condition<QuoteState> = [({ turn }) => turn?.isClient === false, NOT_THE_CLIENTS];
