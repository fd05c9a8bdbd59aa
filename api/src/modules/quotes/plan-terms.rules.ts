/** The usual terms of a plan, which a contract may set otherwise. */
export const planTerms = {
  /** The initial share, in percent. */
  initialPercent: 30,
  /** Shares after the initial one, at most. */
  mostShares: 12,
  /** Days before departure by which everything should be paid. */
  daysBefore: 30,
} as const;
