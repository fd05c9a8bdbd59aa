/** Delays for making a signed PDF, in hours. */
export const certificateHours = {
  /** Time after which the sweep makes the signed PDF if its job has not. */
  made: 5 / 60,
  /**
   * Time for which only the process that claimed the signed PDF may make it; after a crash, another process
   * may then try.
   */
  claimed: 10 / 60,
  /** Time after which a missing time stamp is requested again. */
  stamped: 5 / 60,
} as const;
