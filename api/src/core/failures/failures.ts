import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import type { Refusal } from "../failure.ts";
import { asRefusal } from "./refusal.ts";
import { Stale } from "../mutation/stale.ts";

/**
 * Returns the sentence for an unexpected error: it contains only the code under which the log has the error.
 */
export const unexpected = (requestId: string) => `Ocurrió un error inesperado. Código: ${requestId}`;

/**
 * Returns the extensions of a refusal in a GraphQL answer: its code, one entry per wrong field, seconds to
 * wait, and the person who saved the record in the meantime.
 */
export const refusalExtensions = (refusal: Refusal) => ({
  code: refusal.code,
  ...(refusal.errors.length > 0 ? { errors: refusal.errors } : {}),
  ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
  ...(refusal instanceof Stale && refusal.changedBy ? { changedBy: refusal.changedBy } : {}),
});

/**
 * Returns the sentence for a document that graphql or Apollo refuses: our text, followed by the library's own
 * message.
 */
const wrongDocument = (why: string) => `La petición GraphQL no es válida: ${why.replace(SUGGESTION, "")}`;

/**
 * Suggestion of similar names that graphql adds for an unknown name; it is removed, so that nobody can
 * explore the schema with it.
 */
const SUGGESTION = / Did you mean .*$/s;

/**
 * Returns whether an error is about the document itself. Apollo wraps validation errors in one further error.
 */
const ofTheDocument = (error: GraphQLError): boolean => {
  const { path, originalError } = error;
  return (
    !path &&
    (!originalError ||
      isBottomless(error) ||
      (originalError instanceof GraphQLError && ofTheDocument(originalError)))
  );
};

/**
 * Returns whether a document is nested so deeply that parsing it overflowed the stack, before any code of
 * ours ran.
 */
const isBottomless = ({ path, originalError }: GraphQLError): boolean =>
  !path && originalError instanceof RangeError;

/**
 * Returns one error of an answer in its final form. A refusal has its code and Spanish text. An error of the
 * document has our text and graphql's message. An unexpected error becomes INTERNAL: it is logged with the
 * request id, and only that id is shown.
 */
export function formatted(
  error: GraphQLError,
  plain: GraphQLFormattedError,
  requestId: string,
  log: Logger,
): GraphQLFormattedError {
  const { locations, path } = plain;
  const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  const refusal = asRefusal(error);
  if (refusal?.code === "UNAVAILABLE")
    log.warn({ err: error.originalError ?? error, requestId, path }, "an operation found the database away");
  if (refusal) return { message: refusal.message, ...place, extensions: refusalExtensions(refusal) };
  if (ofTheDocument(error)) {
    const code = typeof plain.extensions?.["code"] === "string" ? plain.extensions["code"] : "BAD_USER_INPUT";
    return {
      message: wrongDocument(isBottomless(error) ? "está demasiado anidada" : plain.message),
      ...place,
      extensions: { code: code === "INTERNAL_SERVER_ERROR" ? "BAD_USER_INPUT" : code },
    };
  }
  log.error({ err: error.originalError ?? error, requestId, path }, "an operation failed");
  return { message: unexpected(requestId), ...place, extensions: { code: "INTERNAL", requestId } };
}
