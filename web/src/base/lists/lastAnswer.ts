/** State of a query that is run again with other variables. */
interface Asked<Answer> {
  readonly data: Answer | undefined;
  readonly previousData?: Answer | undefined;
  readonly error?: unknown;
}

/**
 * Returns the data to show of a query: its present data; while new data is on its way, the previous data;
 * undefined after a failure, so that nobody takes old figures for the requested ones.
 */
export const lastAnswer = <Answer>({ data, previousData, error }: Asked<Answer>): Answer | undefined =>
  data ?? (error ? undefined : previousData);
