import {
  HeaderMap,
  type ApolloServer,
  type ApolloServerPlugin,
  type HTTPGraphQLRequest,
} from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { Context } from "../context.ts";
import { answer } from "../http/answer.ts";
import type { Exchange } from "../http/exchange.ts";
import { isMultipart } from "../http/form.ts";
import { MOST_OF_GRAPHQL, tooLarge } from "../read/limits/budget.ts";
import { apolloServer, isWellFormed } from "./apollo.ts";
import { refusedText } from "./refused-text.ts";

/** Apollo's pipeline, which answers the exchanges of our server. */
export interface Pipeline {
  answer(exchange: Exchange, body: unknown, context: () => Promise<Context>): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the pipeline on a schema that no other code uses, because its plugins wrap the resolvers. */
export async function openPipeline(
  schema: GraphQLSchema,
  log: Logger,
  production: boolean,
  plugins: ApolloServerPlugin<Context>[],
): Promise<Pipeline> {
  const apollo = apolloServer(schema, log, production, plugins);
  await apollo.start();
  return {
    answer: (exchange, body, context) => throughApollo(apollo, exchange, body, context),
    stop: () => apollo.stop(),
  };
}

async function throughApollo(
  apollo: ApolloServer<Context>,
  exchange: Exchange,
  body: unknown,
  context: () => Promise<Context>,
): Promise<void> {
  const { request, response } = exchange;
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  // Apollo treats a parsed file upload as the operation with its variables.
  if (request.method === "POST" && isMultipart(request)) headers.set("content-type", "application/json");
  const httpGraphQLRequest: HTTPGraphQLRequest = {
    method: request.method ?? "GET",
    headers,
    body,
    search: exchange.query.size > 0 ? `?${exchange.query.toString()}` : "",
  };
  let failed: { readonly error: unknown } | null = null;
  let asked: Context | null = null;
  const noted = async () => {
    try {
      return (asked = await context());
    } catch (error) {
      failed = { error };
      throw error;
    }
  };
  const answered = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: noted });
  // The caller could not be identified: the front answers that, as it does for every other surface.
  if (failed) throw (failed as { error: unknown }).error;
  for (const [name, value] of answered.headers)
    if (name !== "content-length" && name !== "content-type") response.setHeader(name, value);
  if (answered.body.kind === "complete") {
    const type = answered.headers.get("content-type");
    const { string: text } = answered.body;
    if (Buffer.byteLength(text) > MOST_OF_GRAPHQL) {
      await answer(exchange, refusedText(exchange, tooLarge(MOST_OF_GRAPHQL)));
      return;
    }
    await answer(exchange, text, statusOf(answered.status ?? 200, type, asked), type);
    return;
  }
  response.statusCode = answered.status ?? 200;
  response.setHeader("Content-Type", answered.headers.get("content-type") ?? "application/json");
  for await (const part of answered.body.asyncIterator) response.write(part);
  response.end();
}

/**
 * Returns the HTTP status of an answer. Following GraphQL over HTTP, a well-formed request is answered 200
 * under `application/json` even when its document cannot run, because an intermediary may return a 400 of its
 * own; under `application/graphql-response+json` the 400 is kept.
 */
const statusOf = (status: number, type: string | undefined, context: Context | null): number =>
  status === 400 && type?.startsWith("application/json") && context && isWellFormed(context) ? 200 : status;
