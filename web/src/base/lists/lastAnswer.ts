/** State of a query that is run again with other variables. */
interface Asked<Answer> {
  readonly data: Answer | undefined;
  readonly previousData?: Answer | undefined;
  readonly error?: unknown;
}

/**
 * Returns the data of a query to show. While new data is on its way it is the previous data; after a failure
 * it is undefined, so that nobody takes old figures for the requested ones.
 */
export const lastAnswer = <Answer>({ data, previousData, error }: Asked<Answer>): Answer | undefined =>
  data ?? (error ? undefined : previousData);
