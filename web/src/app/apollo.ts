import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { SECOND_FACTOR_ASKED } from "@travesia/api/second-factor";
import { OperationTypeNode } from "graphql";
import { from, mergeMap, NEVER } from "rxjs";
import { readAheadLink } from "../base/ahead/read-ahead.link.ts";
import { askAgain } from "../base/failure/ask-again.link.ts";
import { patientFetch } from "../base/failure/connection.ts";
import { asksSecondFactor, isUnauthenticated } from "../base/failure/failures.ts";
import type { liveSocket } from "../base/live-socket.ts";
import { untilLoaded } from "../ui/lazy-part.ts";
import { onOtherRole, onPersonLeft, signedInAgain } from "../base/session/session.people.ts";
import type { BrowserSession } from "../base/session/session.ts";
import { saysViewingIsOver, viewedHere, viewingHeader } from "../base/session/viewing.ts";
import { ownActs } from "../base/saving/own-acts.ts";
import { readAfter } from "../base/saving/read-after.ts";
import { sendOnce } from "../base/saving/send-once.link.ts";
import { filesOf, uploadLink } from "../base/saving/upload.link.ts";

interface ApolloOptions {
  /** Base address of the API, `/` when it serves the application too. */
  readonly apiUrl: string;
  readonly session: BrowserSession;
  /** Called with the reason when this tab stops viewing as another user. */
  readonly onViewingOver?: (why: string) => void;
  /** Called when the session ends while the user is working. */
  readonly onUnauthenticated?: () => void;
}

const bearer = (token: string | null | undefined) => (token ? { authorization: `Bearer ${token}` } : {});

/**
 * Adds the session token to requests. Link pages send the token of their e-mail link instead: `context: {
 * linkToken }`.
 */
const authorize = (session: BrowserSession) =>
  new SetContextLink(({ headers, linkToken }, { operationName }) => ({
    headers: {
      ...headers,
      ...bearer(linkToken ?? session.read().token),
      ...(linkToken ? {} : viewingHeader(operationName)),
    },
  }));

/**
 * Ends the session whose token the server refused, unless a newer session has begun; a staff member's page
 * stays open.
 */
const sessionEnder =
  ({ session, onUnauthenticated }: ApolloOptions) =>
  (refused: string) => {
    const { token, isAuthenticated } = session.read();
    if (token !== refused) return;
    if (isAuthenticated) session.ended();
    else session.signedOut();
    onUnauthenticated?.();
  };

/**
 * Ends a staff member's session after an UNAUTHENTICATED answer to a call that carried the session token. A
 * refused sign-in carries no token, and start-up queries handle the answer themselves.
 */
const endSession = (session: BrowserSession, onEnded: (token: string) => void) =>
  new ErrorLink(({ error, operation }) => {
    const { token, isAuthenticated } = session.read();
    const sent: unknown = operation.getContext().headers?.authorization;
    if (isAuthenticated && token && sent === `Bearer ${token}` && isUnauthenticated(error)) onEnded(token);
  });

/** Reloads a tab that views as another user, as the owner, when the server ends the viewing. */
const endViewing = (onOver?: (why: string) => void) =>
  new ErrorLink(({ error }) => {
    const message = CombinedGraphQLErrors.is(error) ? (error.errors[0]?.message ?? "") : "";
    if (saysViewingIsOver(message)) onOver?.(message);
  });

/** Opens the set-up of the second factor when the server permits the session nothing else. */
const openSetUp = ({ session, onViewingOver }: ApolloOptions) =>
  new ErrorLink(({ error, operation }) => {
    const { token } = session.read();
    const sent: unknown = operation.getContext().headers?.authorization;
    if (!token || sent !== `Bearer ${token}` || !asksSecondFactor(error)) return;
    if (viewedHere()) onViewingOver?.(SECOND_FACTOR_ASKED);
    else session.setUpAsked(token);
  });

/** Operations of a visitor who signs in or resets a forgotten password; they need no session. */
const TOWARDS_SIGN_IN = new Set([
  "SignIn",
  "PasskeyCheck",
  "PasskeyAsk",
  "PasskeySignIn",
  "TwoFactorSetUp",
  "AccountRegister",
  "RecoveryRequest",
  "PasswordReset",
  "EmailConfirm",
]);

/**
 * Holds the queries of the page behind the sign-in form until the user has signed in; the page shows its
 * earlier data until then. A held automatic save is sent only if the same person signs in.
 */
const waitForSignIn = (session: BrowserSession) =>
  new ApolloLink((operation, forward) => {
    const { waiting, token } = session.read();
    if (waiting === null || token !== null) return forward(operation);
    const reads = operation.operationType === OperationTypeNode.QUERY;
    const saves =
      operation.operationType === OperationTypeNode.MUTATION &&
      !operation.getContext()["linkToken"] &&
      !TOWARDS_SIGN_IN.has(operation.operationName ?? "");
    if (!reads && !saves) return forward(operation);
    const mayBeSent = () => reads || session.read().user?.id === waiting.id;
    return from(signedInAgain(session)).pipe(mergeMap(() => (mayBeSent() ? forward(operation) : NEVER)));
  });

type LiveSocket = ReturnType<typeof liveSocket>;

/**
 * Returns the API client: HTTP with a 10 s timeout, multipart uploads, WebSocket for live events. Developer
 * tools are off.
 */
export function createApollo(options: ApolloOptions) {
  const base = new URL(options.apiUrl, window.location.href);
  const uri = new URL("graphql", base.href.endsWith("/") ? base : `${base.href}/`).href;
  const onEnded = sessionEnder(options);
  let live: Promise<LiveSocket> | null = null;
  const socket = async () => {
    const { liveSocket: open } = await untilLoaded(() => import("../base/live-socket.ts"));
    return open({
      url: uri.replace(/^http/, "ws"),
      session: options.session,
      onEnded,
      onRoleChanged: () => options.session.roleChanged(),
      onViewingOver: options.onViewingOver,
    });
  };
  const upload = uploadLink(uri);
  const http = new HttpLink({ uri, fetch: patientFetch });
  const posted = ApolloLink.split(
    ({ variables }) => filesOf(variables, "variables").length > 0,
    upload,
    http,
  );
  const client = new ApolloClient({
    link: ApolloLink.from([
      ownActs,
      sendOnce(),
      waitForSignIn(options.session),
      authorize(options.session),
      readAheadLink(),
      endSession(options.session, onEnded),
      endViewing(options.onViewingOver),
      openSetUp(options),
      askAgain,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new ApolloLink((operation, forward) =>
          from((live ??= socket())).pipe(mergeMap(({ link }) => link.request(operation, forward))),
        ),
        posted,
      ),
    ]),
    // Records that are not identified by an id; the agency is the only one. A person's node has other values
    // in each period: it belongs to the answer that brought it.
    cache: new InMemoryCache({
      typePolicies: {
        PageText: { keyFields: ["key"] },
        AgencySettings: { keyFields: [] },
        OrganizationNode: { keyFields: false },
      },
    }),
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
  });
  readAfter(client);
  onPersonLeft(options.session, () => void client.clearStore());
  // A record out of scope does not stay on the page; a refused record shows the refusal there.
  onOtherRole(options.session, () => void client.resetStore().catch(() => undefined));
  watchToken(options.session, () => void live?.then(({ close }) => close()));
  return client;
}

/** Closes the socket when the session token differs from the token it was opened with. */
function watchToken(session: BrowserSession, closeSocket: () => void) {
  let { token } = session.read();
  session.subscribe(() => {
    if (session.read().token === token) return;
    token = session.read().token;
    closeSocket();
  });
}
