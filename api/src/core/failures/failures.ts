import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import type { Refusal } from "../failure.ts";
import { asRefusal } from "./refusal.ts";
import { Stale } from "../mutation/stale.ts";

/** Returns the sentence shown for a defect: only the code under which the log has it. */
export const unexpected = (requestId: string) => `Ocurrió un error inesperado. Código: ${requestId}`;

/**
 * Returns a refusal as it travels in a GraphQL answer: its code, one entry per wrong field, seconds to wait,
 * who saved a record since.
 */
export const refusalExtensions = (refusal: Refusal) => ({
  code: refusal.code,
  ...(refusal.errors.length > 0 ? { errors: refusal.errors } : {}),
  ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
  ...(refusal instanceof Stale && refusal.changedBy ? { changedBy: refusal.changedBy } : {}),
});

/**
 * Returns the sentence for a document that graphql or Apollo refuses: authors of documents read the library's
 * own words after ours.
 */
const wrongDocument = (why: string) => `La petición GraphQL no es válida: ${why.replace(SUGGESTION, "")}`;

/**
 * Suggestion of names that graphql adds for an unknown one; it is cut off, so that nobody can explore the
 * schema with it.
 */
const SUGGESTION = / Did you mean .*$/s;

/** Returns whether an error is about the document itself. Apollo wraps validation errors once. */
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
 * Returns whether a document is nested so deeply that reading it overflows the stack; no code of ours has run
 * by then.
 */
const isBottomless = ({ path, originalError }: GraphQLError): boolean =>
  !path && originalError instanceof RangeError;

/**
 * Returns one error of an answer in its final form: a refusal with its code and Spanish text, an error of the
 * document in graphql's words after ours, and a defect as INTERNAL, logged with the request id and shown with
 * nothing but it.
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
