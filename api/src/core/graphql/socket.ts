import type { IncomingMessage, Server } from "node:http";
import { randomUUID } from "node:crypto";
import { GraphQLError, parse, specifiedRules, validate, type GraphQLSchema } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { WebSocketServer } from "ws";
import { checkRoots } from "../auth/check.ts";
import { credentialsOf } from "../auth/credentials.ts";
import type { Context } from "../context.ts";
import type { Contexts } from "../context.factory.ts";
import { clientAddress } from "../http/client-address.ts";
import { refuseUnstorable } from "../input/characters.ts";
import { coerceVariables } from "../input/coerce.ts";
import { asRefusal } from "../input/refusal.ts";
import { rootsOf } from "../roots.ts";
import { limitRules, MOST_TOKENS } from "./document-limits.ts";
import { formatted } from "./failures.ts";

const asError = (error: unknown): GraphQLError => {
  const refusal = asRefusal(error);
  if (refusal) return new GraphQLError(refusal.message, { originalError: refusal });
  throw error;
};

/**
 * Serves subscriptions at `/graphql` over graphql-ws; `connection_init` carries `{ authorization: "Bearer …" }`. Who asks is
 * resolved anew for each operation. Answers how to close it.
 */
export function serveSocket(server: Server, schema: GraphQLSchema, contexts: Contexts): { dispose(): void | Promise<void> } {
  const addressOf = clientAddress(contexts.services.config.trustProxy);
  // Not over `server` itself: its errors, such as a used port, would be told a second time with a stack.
  const sockets = new WebSocketServer({ noServer: true, path: "/graphql", maxPayload: 64 * 1024 });
  server.on("upgrade", (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit("connection", client, request)),
  );
  return useServer<{ authorization?: string }>(
    {
      schema,
      onSubscribe: async ({ connectionParams, extra }, _id, { query, operationName, variables }) => {
        try {
          const document = parse(query, { maxTokens: MOST_TOKENS });
          const wrong = validate(schema, document, [...specifiedRules, ...limitRules]);
          if (wrong.length > 0) return wrong;
          const operation = document.definitions.find(
            (definition) => definition.kind === "OperationDefinition" && (!operationName || definition.name?.value === operationName),
          );
          if (operation?.kind !== "OperationDefinition") return [new GraphQLError("Unknown operation")];
          const headers = { authorization: connectionParams?.authorization };
          const { request } = extra as { request: IncomingMessage };
          const context = await contexts.of(credentialsOf(headers), {
            requestId: randomUUID(),
            channel: "graphql",
            ip: addressOf(request),
            userAgent: request.headers["user-agent"] ?? null,
          });
          const roots = rootsOf(schema, document, operation);
          checkRoots(schema, document, operation, context);
          refuseUnstorable(document);
          coerceVariables(schema, operation.variableDefinitions ?? [], variables ?? {}, { roots });
          return { schema, document, operationName, variableValues: variables ?? {}, contextValue: context, rootValue: undefined };
        } catch (error) {
          return [error instanceof GraphQLError ? error : asError(error)];
        }
      },
      onError: (_ctx, _id, _payload, errors) =>
        errors.map(
          (error) => new GraphQLError(formattedOf(error, contexts).message, { extensions: formattedOf(error, contexts).extensions }),
        ),
    },
    sockets,
  );
}

const formattedOf = (error: GraphQLError, { services }: { services: Context["services"] }) =>
  formatted(error, error.toJSON(), randomUUID(), services.log);
