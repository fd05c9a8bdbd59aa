import { useSession, useSessionStore } from "./useSession.ts";
import { sendHeld } from "../saving/held-acts.ts";
import { endPushes } from "./end-pushes.ts";
import { useSignOutMutation } from "./session.generated.ts";

/**
 * Signs out: locally at once, and on the server, which invalidates the token. Without a connection only the
 * browser forgets the token, which stays valid until it expires.
 */
export function useSignOut(): () => void {
  const store = useSessionStore();
  const { token } = useSession();
  const [end] = useSignOutMutation();
  const signOut = () => {
    // The token is given along: the store has forgotten it when the request is sent.
    void end({ context: { linkToken: token } }).catch(() => undefined);
    store.signedOut();
    // Notices to this person are not shown to the next person at this device.
    void endPushes().catch(() => undefined);
  };
  return () => {
    // Held acts of this person are still sent under their session.
    const sent = sendHeld();
    if (sent) void sent.finally(signOut);
    else signOut();
  };
}
