import { placedActs, stepActions } from "../../../base/acts/shown-acts.ts";
import { isOffered, type OfferedActs } from "../../../base/acts/offered-acts.ts";
import { isTurnOf } from "@travesia/api/accounts/turn/turn.rules";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import { type QuotePlace, shownQuoteActs, type ShownQuoteAct } from "./quote.shown-acts.tsx";
import type { OfferedQuoteAct } from "./quote.offered-acts.ts";
import type { QuoteRecordFragment } from "./quotes.generated.ts";

/** Returns whether the agency is still preparing the offer. */
const isInWork = (status: QuoteRecordFragment["status"]): boolean =>
  status === "pending" || status === "completed" || status === "requote";

/** Returns whether a quote waits for a calculation: its first one, or that of an option. */
export const waitsForCalculation = ({ status, draftOptions }: QuoteRecordFragment): boolean =>
  status === "pending" || status === "requote" || (isInWork(status) && (draftOptions ?? 0) > 0);

/** Tabs that contain the steps without a button in the page header. */
const stepTabs: Readonly<Record<string, string>> = {
  passengers: "viajeros",
  review: "propuesta",
  answer: "resumen",
};

/** Returns the link to the tab that contains the viewer's first step on a quote; null for other steps. */
export function stepTab(
  { turns: [first] }: Pick<QuoteRecordFragment, "turns">,
  viewer: { readonly id: number },
): { readonly tab: string; readonly label: string } | null {
  const tab = first && isTurnOf(first, viewer) ? stepTabs[first.act] : undefined;
  return first && tab ? { tab, label: first.button } : null;
}

const inMenu = placedActs(shownQuoteActs, "menu");
const isInMenu = (act: string): act is ShownQuoteAct => (inMenu as readonly string[]).includes(act);

/**
 * Returns the act for the first step that the viewer may perform here. A step in a tab, such as
 * calculating, is left out; the price is entered manually when there is no calculation.
 */
const mainAct = (
  { turns, status }: QuoteRecordFragment,
  acts: OfferedActs<OfferedQuoteAct>,
): ShownQuoteAct | undefined =>
  turns
    .filter(({ isClient }) => !isClient)
    .map(({ act }) => (act === "calculate" && status === "completed" ? "price" : act))
    .filter(isInMenu)
    .find((act) => isOffered(acts, act));

/** Acts on a quote, as its page shows them. */
export interface QuoteStepActs {
  /** Act that advances the sale, shown in the page header. */
  readonly main: StepAction | undefined;
  /** Returns the acts of a place, without the one in the page header. */
  readonly at: (place: QuotePlace) => readonly StepAction[];
}

/**
 * Returns the acts that the viewer may use on a quote: the header's act, and those for each place.
 * `next` is the act of another feature, such as converting an approved quote.
 */
export function quoteStepActs(
  quote: QuoteRecordFragment,
  acts: OfferedActs<OfferedQuoteAct>,
  onAct: (act: ShownQuoteAct) => void,
  next?: StepAction,
): QuoteStepActs {
  const main = next ? undefined : mainAct(quote, acts);
  const steps = (names: readonly ShownQuoteAct[]) => stepActions(shownQuoteActs, names, acts, quote, onAct);
  return {
    main: next ?? (main && steps([main])[0]),
    at: (place) => steps(placedActs(shownQuoteActs, place).filter((act) => act !== main)),
  };
}
