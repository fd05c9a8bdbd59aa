import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from "@apollo/server";
import { credentialsOf, type Credentials } from "../auth/credentials.ts";
import { originOf } from "../http/origin.ts";
import type { Context } from "../context.ts";
import type { Contexts } from "../request/contexts.ts";
import { answer } from "../http/answer.ts";
import { httpStatus, Refusal } from "../failure.ts";
import { discard, jsonOfBytes, readBytes } from "../http/body.ts";
import { type Exchange, type Handler, onlyFor } from "../http/exchange.ts";
import { isMultipart } from "../http/form.ts";
import type { FastPath } from "../read/fast-path.ts";
import { MOST_OF_GRAPHQL, tooLarge } from "../read/limits/budget.ts";
import { isWellFormed } from "./apollo.ts";
import { refusalExtensions } from "../failures/failures.ts";
import { readOperationForm } from "./form.ts";

const credentials = ({ request, query }: Exchange): Credentials =>
  credentialsOf(request.headers, query.get("token"));

/**
 * Serves `/graphql` over HTTP: as text what is known to be a plain read, all else through Apollo's whole
 * pipeline.
 */
export function graphqlEndpoint(apollo: ApolloServer<Context>, fast: FastPath, contexts: Contexts): Handler {
  return onlyFor(isGraphQL, async (exchange) => {
    const { request } = exchange;
    if (request.method === "POST" && isMultipart(request)) {
      await answerForm(apollo, exchange, contexts);
      return true;
    }
    const bytes = request.method === "POST" ? await readBytes(request) : null;
    const isJson = (request.headers["content-type"] ?? "").startsWith("application/json");
    // A body that was answered before is not parsed again.
    const known = bytes && isJson ? fast.known(bytes) : null;
    const post = () => (bytes ? postOf(bytes) : undefined);
    const body = known ? undefined : post();
    if (bytes && isJson) {
      const context = () => contexts.peek(credentials(exchange), originOf(exchange, "graphql"));
      const asked = known ? fast.answerAgain(known, context) : fast.answer(body, context, bytes);
      const text = await asked.catch((error: unknown) => refusedText(exchange, error));
      if (text !== null) {
        await answer(exchange, text, exchange.response.statusCode);
        return true;
      }
    }
    await throughApollo(apollo, exchange, known ? post() : body, () =>
      contexts.of(credentials(exchange), originOf(exchange, "graphql")),
    );
    return true;
  });
}

/** Returns the operation that a body asks for. Throws what is no JSON, and a document that is too long. */
function postOf(bytes: Buffer): unknown {
  const post = jsonOfBytes(bytes);
  refuseLong(post);
  return post;
}

/**
 * Returns the GraphQL answer for a read that was refused while it ran: an answer to a well-formed request,
 * unless it asked for too much at once. Any other error is thrown on.
 */
function refusedText({ response }: Exchange, error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === "RATE_LIMITED") {
    response.statusCode = httpStatus[error.code];
    response.setHeader("Retry-After", error.retryAfter ?? 1);
  }
  return JSON.stringify({ errors: [{ message: error.message, extensions: refusalExtensions(error) }] });
}

/** Answers an operation that came with files. Those of a visitor, who may send none, are not kept. */
async function answerForm(
  apollo: ApolloServer<Context>,
  exchange: Exchange,
  contexts: Contexts,
): Promise<void> {
  const { request } = exchange;
  // A browser sends a form to any house without asking it first, but no header of this name.
  if (!request.headers["apollo-require-preflight"]) {
    discard(request);
    throw new Refusal("BAD_USER_INPUT", "Falta el encabezado Apollo-Require-Preflight");
  }
  const context = await contexts.of(credentials(exchange), originOf(exchange, "graphql"));
  const keepsFiles = context.viewer !== null || context.link !== null;
  const operation = await readOperationForm(request, keepsFiles, context.services.scanner);
  refuseLong(operation);
  await throughApollo(apollo, exchange, operation, () => Promise.resolve(context));
}

/**
 * Refuses a document of more than 64 kB before anything looks at it: the largest of ours has a tenth of it.
 */
function refuseLong(post: unknown): void {
  const query = (post as { query?: unknown } | null | undefined)?.query;
  if (typeof query === "string" && Buffer.byteLength(query) > LONGEST_DOCUMENT)
    throw new Refusal("PAYLOAD_TOO_LARGE", "La consulta GraphQL no debe superar los 64 kB");
}

const LONGEST_DOCUMENT = 64 * 1024;
const isGraphQL = ({ path }: Exchange): boolean => path === "/graphql";

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
  // Apollo takes a file upload for what it became: an operation with its variables.
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
 * Returns the status of an answer. GraphQL over HTTP: under `application/json` a well-formed request is
 * answered 200 even when its document cannot run, because an intermediary may have made a 400 of its own;
 * under `application/graphql-response+json` the 400 stays.
 */
const statusOf = (status: number, type: string | undefined, context: Context | null): number =>
  status === 400 && type?.startsWith("application/json") && context && isWellFormed(context) ? 200 : status;
