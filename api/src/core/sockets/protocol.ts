import { randomUUID } from "node:crypto";
import type { ExecutionArgs, GraphQLError, GraphQLSchema } from "graphql";
import type { Context as Connection, ServerOptions, SubscribePayload } from "graphql-ws";
import { assign } from "../rows.ts";
import { credentialsOf } from "../auth/credentials.ts";
import { VIEW_AS } from "../auth/viewing.rules.ts";
import type { Contexts } from "../request/contexts.ts";
import type { Context } from "../context.ts";
import { formatted } from "../failures/failures.ts";
import type { Metrics } from "../log/metrics.ts";
import { accept, asGraphQLError, refuseTooMany } from "./accept.ts";
import { mayAsk } from "../http/token-rate.ts";
import { AWAY, BAD_TOKEN, FLOOD, TOO_MANY_SOCKETS, refusedClosing } from "./closing.ts";
import { follow, type Followed } from "./follow.ts";
import { originOf, type Peer } from "./peer.ts";
import { type Peers, roleOfPeer } from "./peers.ts";
import { Turns } from "./turns.ts";

/** Dependencies of sockets. */
export interface Reception {
  readonly schema: GraphQLSchema;
  readonly contexts: Contexts;
  readonly metrics: Metrics;
}

interface Extra {
  readonly peer: Peer;
}
type Open = Connection<Record<string, unknown>, Extra>;

/**
 * Returns the handlers of graphql-ws's messages. None of them throws: a socket is closed with a reason, an
 * operation ends with an error.
 */
export function protocolOf(
  { schema, contexts }: Reception,
  peers: Peers,
  init: number,
): ServerOptions<Record<string, unknown>, Extra> {
  const { log } = contexts.services;
  const turns = new Turns();
  const described = (errors: readonly GraphQLError[], requestId: string) =>
    errors.map((error) => formatted(error, error.toJSON(), requestId, log));

  /**
   * Identifies the peer of a socket by its session or access token, or admits a visitor without either; links
   * open records, not sockets. Returns whether the socket stays open.
   */
  const enter = async ({ connectionParams, extra: { peer } }: Open): Promise<boolean> => {
    const credentials = credentialsOf({
      authorization: textOf(connectionParams?.["authorization"]),
      [VIEW_AS]: textOf(connectionParams?.[VIEW_AS]),
    });
    const { bearer, linkToken, viewAs } = credentials;
    const { viewer, impersonator } = await contexts.identity(credentials, originOf(peer), true);
    if (!peer.open) return false;
    if (impersonator?.refusal) peer.close(refusedClosing(impersonator, impersonator.refusal));
    else if (linkToken !== null || (bearer !== null && !viewer)) peer.close(BAD_TOKEN);
    else if (viewer?.token && !(await mayAsk(contexts.services.limits, viewer.token))) peer.close(FLOOD);
    else {
      const person = (impersonator?.by ?? viewer)?.id ?? null;
      assign(peer, {
        bearer,
        viewAs,
        person,
        active: viewer?.isActive ?? false,
        role: roleOfPeer(viewer),
      });
      if (!peers.join(peer)) peer.close(TOO_MANY_SOCKETS);
    }
    return peer.open;
  };

  const begin = async (
    peer: Peer,
    open: number,
    payload: SubscribePayload,
  ): Promise<Followed | readonly GraphQLError[]> => {
    const origin = originOf(peer);
    const lost = () => peer.close(AWAY);
    const contextNow = (): Promise<Context | null> =>
      peers.contextOf(peer, origin).catch((error: unknown) => {
        log.warn({ err: error }, "sockets: an account cannot be looked up");
        lost();
        return null;
      });
    try {
      refuseTooMany(open, peer.person);
      const context = await contextNow();
      return context
        ? { ...accept(schema, payload, context), contextNow, lost }
        : [asGraphQLError(new Error("nobody is there"))];
    } catch (error) {
      return [asGraphQLError(error)];
    }
  };

  return {
    connectionInitWaitTimeout: init,
    onConnect: (connection) =>
      enter(connection).catch((error: unknown) => {
        log.warn({ err: error }, "sockets: an account cannot be looked up");
        connection.extra.peer.close(AWAY);
        return false;
      }),
    onSubscribe: ({ extra, subscriptions }, _id, payload) =>
      begin(extra.peer, Object.keys(subscriptions).length, payload),
    subscribe: (args) => follow(args as Followed, turns),
    onNext: (_connection, _id, _payload, args, { errors, ...result }) =>
      errors ? { ...result, errors: described(errors, requestIdOf(args)) } : undefined,
    // Nothing is logged of a socket that was closed while its operation began.
    onError: ({ extra }, _id, _payload, errors) => (extra.peer.open ? described(errors, randomUUID()) : []),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const requestIdOf = ({ contextValue }: ExecutionArgs): string => (contextValue as Context).origin.requestId;
