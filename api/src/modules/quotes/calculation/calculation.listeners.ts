import { type Listener, on } from "../../../core/events/listeners.ts";
import { copyCalculation } from "./acts/copy-calculation.ts";
import { keepWrittenDays } from "./itinerary/keep-written-days.ts";

/** Listeners that update calculations on events of their quote. */
export const calculationListeners: readonly Listener[] = [
  on("quote.requoted", copyCalculation),
  on("quote.sent", keepWrittenDays),
];
