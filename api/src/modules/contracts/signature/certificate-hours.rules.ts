/** Waiting times of a signed PDF, in hours. */
export const certificateHours = {
  /** Time after which the sweep makes a certificate that its job has not made. */
  made: 5 / 60,
  /** Time for which only the process that claimed one makes it; after a crash the next one can try. */
  claimed: 10 / 60,
  /** Time after which a missing time stamp is requested again. */
  stamped: 5 / 60,
} as const;
