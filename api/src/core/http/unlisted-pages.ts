import { patternOf } from "../addresses.ts";
import type { Handler } from "./exchange.ts";

/** Patterns of the pages that a link opens, with or without a token in the address. */
const opened = (
  [
    ...(["short", "resetPassword", "confirmEmail", "firstDay", "emailChange"] as const),
    ...(["quoteApproval", "passengerForm", "contractSignature", "payment", "pay", "thanks"] as const),
    ...(["sharedTrip", "verification", "ownClaim"] as const),
  ] as const
).map(patternOf);

/**
 * Excludes pages opened by links from search engines, whichever handler answers them: by their path, and any
 * other address that contains a token.
 */
export const unlistedPages: Handler = ({ path, query, response }) => {
  if (query.has("token") || opened.some((pattern) => pattern.test(path)))
    response.setHeader("X-Robots-Tag", "noindex");
  return false;
};
