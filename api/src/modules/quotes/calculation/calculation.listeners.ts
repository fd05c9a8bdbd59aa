import { type Listener, on } from "../../../core/events/listeners.ts";
import { copyCalculation } from "./acts/copy-calculation.ts";
import "../quote/quote.events.ts";

/** What calculations do when something happens to their quote. */
export const calculationListeners: readonly Listener[] = [on("quote.requoted", copyCalculation)];
