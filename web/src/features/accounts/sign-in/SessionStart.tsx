import type { ApolloClient } from "@apollo/client";
import { endsViewing } from "@travesia/api/viewing";
import { type ReactNode, useEffect } from "react";
import { useApolloClient } from "@apollo/client/react";
import { asksSecondFactor, failureText, isBroken, judgesToken } from "../../../base/failure/failures.ts";
import { failureTexts } from "../../../base/failure/failures.texts.ts";
import { nextTry, reachability } from "../../../base/failure/reachability.ts";
import { type BrowserSession, TOKEN_KEY } from "../../../base/session/session.ts";
import { useSession, useSessionStore } from "../../../base/session/useSession.ts";
import { MeDocument } from "../accounts.generated.ts";

/**
 * Asks the server for the owner of the token until it answers; an answer that is not from our server proves
 * nothing about the token. After an internal server error the session is kept, but the queries of a page that
 * is not open yet are stopped.
 */
async function verify(client: ApolloClient, session: BrowserSession, ended: AbortSignal): Promise<void> {
  for (let attempt = 0; !ended.aborted; attempt += 1) {
    try {
      const context = { asksOnce: true };
      const { data } = await client.query({ query: MeDocument, fetchPolicy: "network-only", context });
      if (ended.aborted) return;
      reachability.found();
      return data?.me
        ? session.verified(data.me)
        : session.verificationFailed(failureText(undefined, "invalidToken"));
    } catch (error) {
      if (ended.aborted) return;
      // The tab begins again as its owner, whose token this is.
      if (endsViewing.has(failureText(error))) return;
      // The session is there, and opens its set-up alone.
      if (asksSecondFactor(error)) return reachability.found();
      if (judgesToken(error)) {
        reachability.found();
        return session.verificationFailed(failureText(error, "verifyToken"));
      }
      if (isBroken(error) && !session.read().waiting) {
        reachability.found();
        return session.verificationBroke(failureTexts.verifyToken.other);
      }
      reachability.lost();
      await nextTry(attempt, ended);
    }
  }
}

/** Verifies a stored token at start-up, and follows changes to the token by other tabs. */
export function SessionStart({ children }: { readonly children: ReactNode }) {
  const session = useSessionStore();
  const client = useApolloClient();
  const { token, loading } = useSession();
  useEffect(() => {
    if (!token || !loading) return;
    const ended = new AbortController();
    void verify(client, session, ended.signal);
    return () => ended.abort();
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
