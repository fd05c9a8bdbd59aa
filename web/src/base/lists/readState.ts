import { shownFailure } from "../failure/failures.ts";
import type { FailureKey } from "../failure/failures.texts.ts";

/** Query of a list, in the form that a generated hook returns it. */
interface ListRead {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/**
 * Returns the properties of a `DataTable` for the state of its query: loading, or the failure with a function
 * that retries. `<DataTable rows={lastAnswer(read)?.quotes.items} {...readState(read)} … />`
 */
export const readState = ({ loading, error, refetch }: ListRead, key?: FailureKey) => ({
  loading,
  failure: error ? shownFailure(error, refetch, key) : null,
});
