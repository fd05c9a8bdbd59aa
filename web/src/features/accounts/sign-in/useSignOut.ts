import { useSession, useSessionStore } from "../../../app/session/useSession.ts";
import { endPushes } from "../../../app/session/end-pushes.ts";
import { useSignOutMutation } from "../accounts.generated.ts";

/**
 * Signs out: here at once, and on the server, so that the token opens nothing any more. Without a connection
 * the browser forgets it all the same, and it counts until it expires.
 */
export function useSignOut(): () => void {
  const store = useSessionStore();
  const { token } = useSession();
  const [end] = useSignOutMutation();
  return () => {
    // The token is given along: the store has forgotten it when the request leaves.
    void end({ context: { linkToken: token } }).catch(() => undefined);
    store.signedOut();
    // What is told to this person is not shown to whoever sits here next.
    void endPushes().catch(() => undefined);
  };
}
