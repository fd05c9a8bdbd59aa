import { type ReactNode, useEffect } from "react";
import { useApolloClient } from "@apollo/client/react";
import { failureText } from "../../app/failures.ts";
import { TOKEN_KEY } from "../../app/session.ts";
import { useSession, useSessionStore } from "../../app/useSession.ts";
import { MeDocument } from "./accounts.generated.ts";

/** Verifies a stored token at start-up, and follows what other tabs do with it. */
export function SessionStart({ children }: { readonly children: ReactNode }) {
  const session = useSessionStore();
  const client = useApolloClient();
  const { token, loading } = useSession();
  useEffect(() => {
    if (!token || !loading) return;
    client
      .query({ query: MeDocument, fetchPolicy: "network-only" })
      .then(({ data }) => (data?.me ? session.verified(data.me) : session.verificationFailed(failureText(undefined, "invalidToken"))))
      .catch((error: unknown) => session.verificationFailed(failureText(error, "verifyToken")));
  }, [client, session, token, loading]);
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) session.tokenChanged();
    };
    const onReturn = () => session.tokenChanged();
    window.addEventListener("storage", onStorage);
    window.addEventListener("focus", onReturn);
    return () => {
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("focus", onReturn);
    };
  }, [session]);
  return children;
}
