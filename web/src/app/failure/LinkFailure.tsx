import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { DeadLink } from "./DeadLink.tsx";
import { failureText, isNotFound, isUnauthenticated, shownFailure } from "./failures.ts";

interface LinkFailureProps {
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Why a page that a mail leads to cannot be shown: its link opens nothing, or it may be tried again. */
export function LinkFailure({ error, refetch }: LinkFailureProps) {
  return isUnauthenticated(error) || isNotFound(error) ? (
    <DeadLink>{failureText(error)}</DeadLink>
  ) : (
    <ErrorState {...shownFailure(error, refetch)} />
  );
}
