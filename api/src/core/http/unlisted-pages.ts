import { patternOf } from "../addresses.ts";
import type { Handler } from "./exchange.ts";

/** Pages that a link opens, with or without a token in its address. */
const opened = (
  [
    ...(["short", "resetPassword", "confirmEmail", "firstDay", "emailChange"] as const),
    ...(["quoteApproval", "passengerForm", "contractSignature", "payment", "pay", "thanks"] as const),
    ...(["sharedTrip", "verification", "ownClaim"] as const),
  ] as const
).map(patternOf);

/**
 * Keeps the pages that links open out of search engines, whichever handler answers them: those by their path,
 * and each other address that carries a token.
 */
export const unlistedPages: Handler = ({ path, query, response }) => {
  if (query.has("token") || opened.some((pattern) => pattern.test(path)))
    response.setHeader("X-Robots-Tag", "noindex");
  return false;
};
