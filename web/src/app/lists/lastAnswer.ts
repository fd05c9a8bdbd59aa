/** What is known of a question that was asked again with other words. */
interface Asked<Answer> {
  readonly data: Answer | undefined;
  readonly previousData?: Answer | undefined;
  readonly error?: unknown;
}

/**
 * What is shown of a question: its answer; while a new one is on its way the one before; and nothing older
 * once it failed, so that nobody takes old figures for what they asked.
 */
export const lastAnswer = <Answer>({ data, previousData, error }: Asked<Answer>): Answer | undefined =>
  data ?? (error ? undefined : previousData);
