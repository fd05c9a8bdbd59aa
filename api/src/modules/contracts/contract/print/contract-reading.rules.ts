import { ofEachText } from "../contract-texts.rules.ts";

/**
 * Place on the signing page where each part of a contract is shown: a part of the text, or `above` the text,
 * with trip, plan, signer and advisor.
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

/** Part of the contract's text that is read before signing. */
export type ReadPart = Exclude<(typeof shownBeforeSigning)[keyof typeof shownBeforeSigning], "above">;
