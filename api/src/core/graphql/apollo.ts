import { ApolloServer, type ApolloServerPlugin, HeaderMap, type HTTPGraphQLHead } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageLocalDefault } from "@apollo/server/plugin/landingPage/default";
import { GraphQLError, type GraphQLSchema, OperationTypeNode } from "graphql";
import type { Logger } from "pino";
import { checkRoots } from "../auth/check.ts";
import type { Context } from "../context.ts";
import { httpStatus, unavailable } from "../failure.ts";
import { Refusal } from "../failure.ts";
import { refuseUnstorable } from "../input/characters.ts";
import { withoutNulls } from "../input/absent.ts";
import { coerceVariables, refuseLongTexts } from "../input/coerce.ts";
import { badIdRefusal, refuseOnceChecked } from "../input/ids.ts";
import { asRefusal } from "../failures/refusal.ts";
import { DocumentCost } from "../read/limits/cost.ts";
import { admit } from "../read/limits/heavy.ts";
import { rootsOf } from "../roots.ts";
import { limitRules, MOST_TOKENS } from "./document-limits.ts";
import { formatted } from "../failures/failures.ts";

const ONLY_BY_SOCKET = "Las suscripciones se piden por WebSocket, en /graphql";
const ids = new WeakMap<GraphQLError, string>();

// Apollo copies the context of a request; its `origin` is the same object in every copy.
const wellFormed = new WeakSet<object>();

/**
 * Returns whether the request of a context was well-formed: its document could be parsed, even if it was
 * refused later.
 */
export const isWellFormed = ({ origin }: Context): boolean => wellFormed.has(origin);

/**
 * Logs an operation that its caller may not run: its answer has the status 200, so the request's log line
 * does not show the refusal.
 */
function logDenied({ services, viewer, origin }: Context, refusal: Refusal | null, operation?: string): void {
  if (refusal?.code !== "UNAUTHENTICATED" && refusal?.code !== "FORBIDDEN") return;
  const { requestId, ip } = origin;
  services.log.info({ requestId, code: refusal.code, operation, userId: viewer?.id, ip }, "denied");
}

// Permissions are checked before the input: 401, 403, then 400, then ids that cannot be one.
const inOrder: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveSource: async ({ contextValue }) => void wellFormed.add(contextValue.origin),
    didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
      if (!operation) return;
      const roots = rootsOf(schema, document, operation);
      try {
        if (operation.operation === OperationTypeNode.SUBSCRIPTION)
          throw new Refusal("BAD_USER_INPUT", ONLY_BY_SOCKET);
        checkRoots(schema, document, operation, contextValue);
        refuseUnstorable(document);
        const cost = DocumentCost.of(schema, document, operation);
        const definitions = operation.variableDefinitions ?? [];
        request.variables = withoutNulls(definitions, roots, request.variables ?? {});
        const variables = coerceVariables(schema, definitions, request.variables, { roots });
        refuseLongTexts(document, roots, variables);
        const wrong = badIdRefusal(roots, variables);
        if (wrong && (operation.operation === OperationTypeNode.QUERY || roots.length > 1)) throw wrong;
        if (wrong) refuseOnceChecked(contextValue, wrong);
        await admit(contextValue, cost.rows(variables));
        if (operation.operation === OperationTypeNode.QUERY) contextValue.read.together();
      } catch (error) {
        const refusal = asRefusal(error);
        throw refusal
          ? new GraphQLError(refusal.message, {
              originalError: refusal,
              extensions: { http: httpOf(refusal) },
            })
          : error;
      }
    },
    didEncounterErrors: async ({ errors, contextValue, operation }) => {
      for (const error of errors) {
        ids.set(error, contextValue.origin.requestId);
        logDenied(contextValue, asRefusal(error), operation?.name?.value);
      }
    },
    // An answer with a part that the database could not deliver gets 503, even when the rest is complete: the
    // client should try again.
    willSendResponse: async ({ response: { body, http } }) => {
      if (
        body.kind !== "single" ||
        !body.singleResult.errors?.some(({ extensions }) => extensions?.["code"] === "UNAVAILABLE")
      )
        return;
      const { code, retryAfter } = unavailable();
      http.status = httpStatus[code];
      http.headers.set("retry-after", String(retryAfter));
    },
  }),
};

/**
 * Returns the HTTP status of a refusal: 200, because the request was well-formed, or 429 for a caller who
 * sends too many requests.
 */
const httpOf = ({ code, retryAfter }: Refusal): HTTPGraphQLHead =>
  code === "RATE_LIMITED"
    ? { status: httpStatus[code], headers: new HeaderMap([["retry-after", String(retryAfter ?? 1)]]) }
    : { status: 200, headers: new HeaderMap() };

/**
 * Returns the GraphQL server of the whole schema: limits on documents, permissions checked before input,
 * refusals in Spanish.
 */
export function apolloServer(
  schema: GraphQLSchema,
  log: Logger,
  production: boolean,
  plugins: ApolloServerPlugin<Context>[],
) {
  return new ApolloServer<Context>({
    schema,
    introspection: !production,
    // The process ends in its own order: Apollo would send itself the signal a second time.
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [...limitRules],
    // Its cache-control plugin wraps every field of the schema and costs a third of a read.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      production
        ? ApolloServerPluginLandingPageDisabled()
        : ApolloServerPluginLandingPageLocalDefault({ embed: false }),
      inOrder,
      ...plugins,
    ],
    formatError: (plain, error) => {
      if (!(error instanceof GraphQLError)) return formatted(new GraphQLError(plain.message), plain, "", log);
      return formatted(error, plain, ids.get(error) ?? "", log);
    },
  });
}
