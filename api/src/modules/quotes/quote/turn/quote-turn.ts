import type { Scope } from "../../../../core/mutation/scope.ts";
import { turnNow } from "../../../accounts/turn/turn-now.ts";
import type { Turn } from "../../../accounts/turn/turn.rules.ts";
import type { Quote } from "../quote.entity.ts";
import { quoteTurns } from "./quote-turn.rules.ts";

/** Returns the first turn of a quote, in its current state within this transaction. */
export const turnOfQuote = (scope: Scope, quote: Quote): Promise<Turn | null> =>
  turnNow(scope, quote, (facts) => quoteTurns(facts)[0] ?? null);
