/** State of a query that runs again when its variables change. */
interface Asked<Answer> {
  readonly data: Answer | undefined;
  readonly previousData?: Answer | undefined;
  readonly error?: unknown;
}

/**
 * Returns the data of a query to display: while new data is loading, the previous data; after a failure,
 * undefined, so that old data is not mistaken for the requested data.
 */
export const lastAnswer = <Answer>({ data, previousData, error }: Asked<Answer>): Answer | undefined =>
  data ?? (error ? undefined : previousData);
