import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { OperationTypeNode } from "graphql";
import { patientFetch } from "./connection.ts";
import { isUnauthenticated } from "./failures.ts";
import { liveSocket } from "./live-socket.ts";
import type { Session } from "./session.ts";
import { filesOf, uploadLink } from "./upload.link.ts";

interface ApolloOptions {
  /** Base address of the API, `/` when it serves the application too. */
  readonly apiUrl: string;
  readonly session: Session;
  /** The browser goes to /login. */
  readonly onUnauthenticated: () => void;
}

const bearer = (token: string | null | undefined) => (token ? { authorization: `Bearer ${token}` } : {});

/** Link pages carry the token of their e-mail link instead of the session's: `context: { linkToken }`. */
const authorize = (session: Session) =>
  new SetContextLink(({ headers, linkToken }) => ({ headers: { ...headers, ...bearer(linkToken ?? session.read().token) } }));

/** Ends the session whose token the server refuses, unless another one has begun since. */
const sessionEnder =
  ({ session, onUnauthenticated }: ApolloOptions) =>
  (refused: string) => {
    if (session.read().token !== refused) return;
    session.signedOut();
    onUnauthenticated();
  };

/** Any UNAUTHENTICATED answer to a call that carried the session's token ends the session; a refused sign-in carries none. */
const endSession = (session: Session, onEnded: (token: string) => void) =>
  new ErrorLink(({ error, operation }) => {
    const token = session.read().token;
    const sent: unknown = operation.getContext().headers?.authorization;
    if (token && sent === `Bearer ${token}` && isUnauthenticated(error)) onEnded(token);
  });

/** The client of the API: HTTP with its 10 s, multipart for files, WebSocket for what happens live. Its developer tooling is off. */
export function createApollo(options: ApolloOptions) {
  const base = new URL(options.apiUrl, window.location.href);
  const uri = new URL("graphql", base.href.endsWith("/") ? base : `${base.href}/`).href;
  const onEnded = sessionEnder(options);
  const live = liveSocket({ url: uri.replace(/^http/, "ws"), session: options.session, onEnded });
  const upload = uploadLink(uri);
  const http = new HttpLink({ uri, fetch: patientFetch });
  const posted = ApolloLink.split(({ variables }) => filesOf(variables, "variables").length > 0, upload, http);
  const client = new ApolloClient({
    link: ApolloLink.from([
      authorize(options.session),
      endSession(options.session, onEnded),
      ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, live.link, posted),
    ]),
    // Records that are named by something else than an id; the agency is the only one. One person's node says another thing in each
    // period: it belongs to the answer that brought it.
    cache: new InMemoryCache({
      typePolicies: { PageText: { keyFields: ["key"] }, AgencySettings: { keyFields: [] }, OrganizationNode: { keyFields: false } },
    }),
    devtools: { enabled: false },
    defaultOptions: { watchQuery: { fetchPolicy: "cache-and-network" } },
  });
  watchSession(options.session, client, live.close);
  return client;
}

/** What one person has read is gone before another reads: the cache and the socket do not outlive the token they were opened with. */
function watchSession(session: Session, client: ApolloClient, closeSocket: () => void) {
  let token = session.read().token;
  session.subscribe(() => {
    const next = session.read().token;
    if (next === token) return;
    const hadToken = token !== null;
    token = next;
    closeSocket();
    if (hadToken) void client.clearStore();
  });
}
