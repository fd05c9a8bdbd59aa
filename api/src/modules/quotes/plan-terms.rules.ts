/** Default terms of a payment plan; a contract may differ. */
export const planTerms = {
  /** Initial instalment, in percent. */
  initialPercent: 30,
  /** Maximum number of instalments after the initial one. */
  mostShares: 12,
  /** Number of days before departure by which everything should be paid. */
  daysBefore: 30,
} as const;
