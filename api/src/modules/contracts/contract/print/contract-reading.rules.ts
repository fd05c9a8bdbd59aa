import { ofEachText } from "../contract-texts.rules.ts";

/**
 * Places on the signing page where each part of a contract is shown: a part of its text, or `above` it, with
 * the trip, the plan, the signer and the advisor.
 */
export const shownBeforeSigning = {
  number: "above",
  origin: "above",
  destination: "above",
  from: "above",
  to: "above",
  travellers: "above",
  price: "above",
  formaPago: "above",
  plan: "above",
  advisor: "above",
  holder: "above",
  client: "parties",
  passengers: "travellers",
  unnamed: "travellers",
  services: "services",
  noIncluye: "noIncluye",
  ...ofEachText((name) => name),
  clausulas: "clausulas",
} as const;

/** A part of the text that is read before a signature. */
export type ReadPart = Exclude<(typeof shownBeforeSigning)[keyof typeof shownBeforeSigning], "above">;
