import type { GraphQLSchema } from "graphql";
import { credentialsOf, type Credentials } from "../auth/credentials.ts";
import { originOf } from "../http/origin.ts";
import type { Contexts } from "../request/contexts.ts";
import { answer } from "../http/answer.ts";
import { Refusal } from "../failure.ts";
import { discard, jsonOfBytes, readBytes } from "../http/body.ts";
import { type Exchange, type Handler, onlyFor } from "../http/exchange.ts";
import { isMultipart } from "../http/form.ts";
import type { FastPath } from "../read/fast-path.ts";
import { readOperationForm } from "./form.ts";
import { filesOfAnybody } from "./takes-files.ts";
import type { Pipeline } from "./pipeline.ts";
import { refusedText } from "./refused-text.ts";

const credentials = ({ request, query }: Exchange): Credentials =>
  credentialsOf(request.headers, query.get("token"));

/** Function that opens Apollo's pipeline at the first call and returns the same pipeline afterwards. */
type OpenPipeline = () => Promise<Pipeline>;

/**
 * Serves `/graphql` over HTTP: simple reads are answered directly as text, all other operations by Apollo's
 * pipeline.
 */
export function graphqlEndpoint(
  open: OpenPipeline,
  fast: FastPath,
  contexts: Contexts,
  schema: GraphQLSchema,
): Handler {
  const ofAnybody = filesOfAnybody(schema);
  return onlyFor(isGraphQL, async (exchange) => {
    const { request } = exchange;
    if (request.method === "POST" && isMultipart(request)) {
      await answerForm(open, exchange, contexts, ofAnybody);
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
    const pipeline = await open();
    await pipeline.answer(exchange, known ? post() : body, () =>
      contexts.of(credentials(exchange), originOf(exchange, "graphql")),
    );
    return true;
  });
}

/**
 * Returns the operation in a request body. @throws Refusal when the body is not JSON or its document is too
 * long.
 */
function postOf(bytes: Buffer): unknown {
  const post = jsonOfBytes(bytes);
  refuseLong(post);
  return post;
}

/**
 * Answers an operation that was sent with files. A visitor's files are accepted when the operation accepts
 * files without an account. The upload may take minutes, so the caller is identified again when it is
 * complete.
 */
async function answerForm(
  open: OpenPipeline,
  exchange: Exchange,
  contexts: Contexts,
  ofAnybody: (document: string) => boolean,
): Promise<void> {
  const { request } = exchange;
  // A browser sends a form to any house without asking it first, but no header of this name.
  if (!request.headers["apollo-require-preflight"]) {
    discard(request);
    throw new Refusal("BAD_USER_INPUT", "Falta el encabezado Apollo-Require-Preflight");
  }
  const context = await contexts.of(credentials(exchange), originOf(exchange, "graphql"));
  const isVisitor = context.viewer === null && context.link === null;
  const operation = await readOperationForm(request, context, isVisitor ? ofAnybody : () => true);
  refuseLong(operation);
  const pipeline = await open();
  await pipeline.answer(exchange, operation, () =>
    contexts.again(credentials(exchange), originOf(exchange, "graphql")),
  );
}

/** Refuses a document of more than 64 kB before it is parsed; our largest document is a tenth of that. */
function refuseLong(post: unknown): void {
  const query = (post as { query?: unknown } | null | undefined)?.query;
  if (typeof query === "string" && Buffer.byteLength(query) > LONGEST_DOCUMENT)
    throw new Refusal("PAYLOAD_TOO_LARGE", "La consulta GraphQL no debe superar los 64 kB");
}

const LONGEST_DOCUMENT = 64 * 1024;
const isGraphQL = ({ path }: Exchange): boolean => path === "/graphql";
