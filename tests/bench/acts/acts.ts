import type { Act } from "./act.ts";
import { createQuote } from "./create-quote.ts";
import { saveCalculation } from "./save-calculation.ts";

/** The acts of a sale, in its order: each needs what those before it left. */
export const acts: readonly Act[] = [createQuote, saveCalculation];
