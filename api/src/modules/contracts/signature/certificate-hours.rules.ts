/** How long a signed PDF is waited for, in hours. */
export const certificateHours = {
  /** After which one that its job has not made is made by the sweep. */
  made: 5 / 60,
  /** For which whoever makes one has it alone; a crash meanwhile lets the next one try. */
  claimed: 10 / 60,
  /** After which a time stamp is asked for again that was not had at once. */
  stamped: 5 / 60,
} as const;
