import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { DeadLink } from "./DeadLink.tsx";
import { failureText, isNotFound, isUnauthenticated, shownFailure } from "./failures.ts";

interface LinkFailureProps {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/**
 * Shows why a page linked from an e-mail cannot be opened: the link is invalid, or the request failed and can
 * be retried.
 */
export function LinkFailure({ error, refetch }: LinkFailureProps) {
  return isUnauthenticated(error) || isNotFound(error) ? (
    <DeadLink>{failureText(error)}</DeadLink>
  ) : (
    <ErrorState page {...shownFailure(error, refetch)} />
  );
}
