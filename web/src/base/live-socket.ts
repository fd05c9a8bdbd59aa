import { ApolloLink, Observable } from "@apollo/client";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { CloseCode, createClient } from "graphql-ws";
import { VIEWING_OVER } from "@travesia/api/viewing";
import { TIMEOUT } from "./failure/connection.ts";
import { SOCKET_BACK } from "./socket-back.ts";
import type { BrowserSession } from "./session/session.ts";
import { viewedHere, viewingHeader } from "./session/viewing.ts";

interface SocketOptions {
  readonly url: string;
  readonly session: BrowserSession;
  /** Called when the server has ended the session of this token, the equivalent of a 401 over HTTP. */
  readonly onEnded: (token: string) => void;
  /** Called when the role or permissions of the signed-in user have changed. */
  readonly onRoleChanged: () => void;
  /** Called with the reason when this tab stops viewing as another user. */
  readonly onViewingOver?: (why: string) => void;
}

/**
 * Close code with which the server requests a new connection, because the user's permissions have changed.
 */
const ROLE_CHANGED = 1012;

/**
 * Maximum delay between two attempts, in milliseconds. The constants below are the silence before a ping and
 * the wait for its answer.
 */
const LONGEST_WAIT = 30_000;
const SILENCE = 15_000;
const ANSWER = 5_000;

/**
 * Waits before another attempt, longer each time and with a random part so that browsers do not reconnect at
 * once; ends when the browser is online again.
 */
function pause(tries: number): Promise<void> {
  const wait = Math.min(1_000 * 2 ** tries, LONGEST_WAIT) * (0.5 + Math.random() / 2);
  return new Promise((over) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      over();
    };
    const timer = setTimeout(end, wait);
    window.addEventListener("online", end);
  });
}

/**
 * Pauses the operations of a session while nobody is signed in, and resumes them with the next session;
 * operations of visitors continue.
 */
const restWithoutSession = (session: BrowserSession) =>
  new ApolloLink((operation, forward) => {
    if (session.read().token === null) return forward(operation);
    return new Observable((observer) => {
      let running: { unsubscribe(): void } | null = null;
      // The observer itself would be unsubscribed together with its source.
      const passOn = {
        next: (result: ApolloLink.Result) => observer.next(result),
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      };
      const follow = () => {
        if (session.read().token !== null) running ??= forward(operation).subscribe(passOn);
        else {
          running?.unsubscribe();
          running = null;
        }
      };
      const forget = session.subscribe(follow);
      follow();
      return () => {
        forget();
        running?.unsubscribe();
      };
    });
  });

/**
 * Returns the Apollo link of live subscriptions: one socket, for visitors too, that reconnects silently
 * whenever it breaks. A socket that the server closed because the session ended is opened again only with
 * another token.
 */
export function liveSocket({ url, session, onEnded, onRoleChanged, onViewingOver }: SocketOptions): {
  readonly link: ApolloLink;
  close(): void;
} {
  let shown: string | null = null;
  let late: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    connectionParams: () => {
      shown = session.read().token;
      return shown ? { authorization: `Bearer ${shown}`, ...viewingHeader() } : {};
    },
    connectionAckWaitTimeout: TIMEOUT,
    keepAlive: SILENCE,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: pause,
    on: {
      connected: (_socket, _payload, isAgain) => {
        if (isAgain) window.dispatchEvent(new Event(SOCKET_BACK));
      },
      ping: (received) => {
        if (!received) late = setTimeout(() => client.terminate(), ANSWER);
      },
      pong: () => clearTimeout(late),
      closed: (event) => {
        clearTimeout(late);
        const { code, reason } = event as { readonly code?: number; readonly reason?: string };
        if (code === CloseCode.Forbidden && shown !== null) onEnded(shown);
        if (code === ROLE_CHANGED && shown === session.read().token) onRoleChanged();
        if (code === VIEWING_OVER && viewedHere()) onViewingOver?.(reason ?? "");
      },
    },
  });
  return {
    link: ApolloLink.from([restWithoutSession(session), new GraphQLWsLink(client)]),
    close: () => client.terminate(),
  };
}
