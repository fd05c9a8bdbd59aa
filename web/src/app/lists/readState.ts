import { shownFailure } from "../failure/failures.ts";
import type { FailureKey } from "../failure/failures.texts.ts";

/** A read of a list, as a generated hook answers it. */
interface ListRead {
  readonly loading: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

/**
 * What a `DataTable` says of the read behind it: that it is on its way, or what failed and how to ask again.
 * `<DataTable rows={lastAnswer(read)?.quotes.items} {...readState(read)} … />`
 */
export const readState = ({ loading, error, refetch }: ListRead, key?: FailureKey) => ({
  loading,
  failure: error ? shownFailure(error, refetch, key) : null,
});
