import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from "@apollo/server";
import { processRequest } from "graphql-upload-minimal";
import { credentialsOf, type Credentials } from "../auth/credentials.ts";
import type { Origin } from "../auth/viewer.ts";
import type { Context } from "../context.ts";
import type { Contexts } from "../context.factory.ts";
import { answer } from "../http/answer.ts";
import { readJsonBody } from "../http/body.ts";
import { type Exchange, type Handler, onlyFor } from "../http/exchange.ts";
import type { FastPath } from "../read/fast.ts";
import { uploadLimits } from "../storage/upload.ts";

/** Where a request of an exchange comes from. */
export const originOf = ({ id, ip, request }: Exchange, channel: Origin["channel"]): Origin => ({
  requestId: id,
  channel,
  ip,
  userAgent: request.headers["user-agent"] ?? null,
});

const credentials = ({ request, query }: Exchange): Credentials => credentialsOf(request.headers, query.get("token"));

/** Serves `/graphql` over HTTP: as text what is known to be a plain read, all else through Apollo's whole pipeline. */
export function graphqlEndpoint(apollo: ApolloServer<Context>, fast: FastPath, contexts: Contexts): Handler {
  return onlyFor(isGraphQL, async (exchange) => {
    const { request } = exchange;
    const type = request.headers["content-type"] ?? "";
    const multipart = type.startsWith("multipart/form-data");
    const body = multipart
      ? await processRequest(request, exchange.response, uploadLimits)
      : request.method === "POST"
        ? await readJsonBody(request)
        : undefined;
    if (request.method === "POST" && type.startsWith("application/json")) {
      const text = await fast.answer(body, () => contexts.peek(credentials(exchange), originOf(exchange, "graphql")));
      if (text !== null) {
        await answer(exchange, text);
        return true;
      }
    }
    await throughApollo(apollo, exchange, body, contexts);
    return true;
  });
}

const isGraphQL = ({ path }: Exchange): boolean => path === "/graphql";

async function throughApollo(apollo: ApolloServer<Context>, exchange: Exchange, body: unknown, contexts: Contexts): Promise<void> {
  const { request, response } = exchange;
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  // Apollo takes a file upload for what it became: an operation with its variables.
  if (headers.get("content-type")?.startsWith("multipart/form-data") && headers.has("apollo-require-preflight"))
    headers.set("content-type", "application/json");
  const httpGraphQLRequest: HTTPGraphQLRequest = {
    method: request.method ?? "GET",
    headers,
    body,
    search: exchange.query.size > 0 ? `?${exchange.query.toString()}` : "",
  };
  let failed: { readonly error: unknown } | null = null;
  const context = () =>
    contexts.of(credentials(exchange), originOf(exchange, "graphql")).catch((error: unknown) => {
      failed = { error };
      throw error;
    });
  const answered = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
  // Who asks could not be found out: the front answers that, as it does for every other surface.
  if (failed) throw (failed as { error: unknown }).error;
  for (const [name, value] of answered.headers) if (name !== "content-length" && name !== "content-type") response.setHeader(name, value);
  if (answered.body.kind === "complete") {
    await answer(exchange, answered.body.string, answered.status ?? 200, answered.headers.get("content-type"));
    return;
  }
  response.statusCode = answered.status ?? 200;
  response.setHeader("Content-Type", answered.headers.get("content-type") ?? "application/json");
  for await (const part of answered.body.asyncIterator) response.write(part);
  response.end();
}
