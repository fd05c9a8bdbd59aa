import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { SECOND_FACTOR_ASKED } from "@travesia/api/second-factor";
import type { FailureCode } from "../../graphql/schema.generated.ts";
import { ConnectionFailure } from "./connection.ts";
import {
  ANY_FAILURE,
  CONNECTION_FAILED,
  type FailureKey,
  type FailureTexts,
  HTTP_FAILED,
  failureTexts,
} from "./failures.texts.ts";
import { BrowserFailure } from "./browser-failure.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const asText = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value : undefined);

/**
 * Returns the message in the body of an HTTP answer: its first GraphQL error, its `message`, or its `error`.
 */
function bodyText(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isRecord(parsed)) return undefined;
    const first: unknown = Array.isArray(parsed.errors) ? parsed.errors[0] : undefined;
    return (
      (isRecord(first) ? asText(first.message) : undefined) ?? asText(parsed.message) ?? asText(parsed.error)
    );
  } catch {
    return undefined;
  }
}

const fill = (template: string, values: Record<string, string>) =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function httpText(error: ServerError, texts: FailureTexts | undefined): string {
  const { status, statusText, url } = error.response;
  const template = (status === 404 ? texts?.notFound : undefined) ?? texts?.other ?? HTTP_FAILED;
  return fill(template, { status: String(status), statusText, url }).replace(/: $/, "");
}

/**
 * Returns the message for a failed call: the server's message, else the call's text in the catalogues, else
 * `Error HTTP {status}`; `Error de conexión` when the server did not answer in time.
 */
export function failureText(error: unknown, key?: FailureKey): string {
  const texts: FailureTexts | undefined = key && failureTexts[key];
  if (texts?.forbidden && CombinedGraphQLErrors.is(error) && saysOneOf(error, "FORBIDDEN"))
    return texts.forbidden;
  if (CombinedGraphQLErrors.is(error)) return asText(error.errors[0]?.message) ?? texts?.other ?? ANY_FAILURE;
  if (ServerError.is(error)) return bodyText(error.bodyText) ?? httpText(error, texts);
  if (error instanceof BrowserFailure) return error.message;
  if (error instanceof ConnectionFailure)
    return fill(texts?.network ?? CONNECTION_FAILED, { detail: error.message });
  return texts?.other ?? ANY_FAILURE;
}

/** Returns whether a refusal means that the session may only set up a second factor. */
export const asksSecondFactor = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors[0]?.message === SECOND_FACTOR_ASKED;

/** Returns the request code of a failure, for the small print of an `ErrorState`. */
function requestCode(error: unknown): string | undefined {
  return CombinedGraphQLErrors.is(error) ? asText(error.errors[0]?.extensions?.requestId) : undefined;
}

/**
 * Returns the properties of an `ErrorState` for a failed query: its message, the request code, and the
 * function that runs the query again.
 */
export const shownFailure = (error: unknown, refetch: () => unknown, key?: FailureKey) => ({
  message: failureText(error, key),
  code: requestCode(error),
  onRetry: () => void refetch(),
});

/**
 * Returns the server's message for each field of a refused input, by the field's name, for `form.setError`.
 */
export function fieldFailures(
  error: unknown,
): readonly { readonly field: string; readonly message: string }[] {
  const errors: unknown = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.errors : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown) => {
    const field = isRecord(entry) ? asText(entry.field) : undefined;
    const message = isRecord(entry) ? asText(entry.message) : undefined;
    return field && message ? [{ field, message }] : [];
  });
}

/** Returns whether a GraphQL failure has one of these codes. */
const saysOneOf = (error: CombinedGraphQLErrors, ...codes: readonly FailureCode[]): boolean =>
  error.errors.some(({ extensions }) => codes.some((code) => extensions?.code === code));

/** Returns whether an HTTP error comes from our server; a proxy in between sends no reason. */
const isOurs = ({ bodyText: body }: ServerError): boolean => bodyText(body) !== undefined;

/** Returns whether the server refused because no user is signed in, or the session has ended. */
export const isUnauthenticated = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? saysOneOf(error, "UNAUTHENTICATED")
    : ServerError.is(error) && error.statusCode === 401 && isOurs(error);

/** Returns whether an answer reports on the token that was sent: its owner, or its validity. */
export const judgesToken = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? saysOneOf(error, "UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND")
    : ServerError.is(error) && [401, 403, 404].includes(error.statusCode) && isOurs(error);

/**
 * Returns whether the server failed because of a defect. A server that is temporarily unavailable or
 * rate-limited does not count, as the request is then repeated.
 */
export const isBroken = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? !saysOneOf(error, "UNAVAILABLE", "RATE_LIMITED")
    : ServerError.is(error) && error.statusCode >= 500 && isOurs(error) && !isUnanswered(error);

/**
 * Returns whether there was no answer: no connection, no answer in time, or a server that will be back (503
 * with Retry-After).
 */
export const isUnanswered = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error)
    ? saysOneOf(error, "UNAVAILABLE")
    : ServerError.is(error)
      ? error.statusCode === 503 && error.response.headers.has("retry-after")
      : error instanceof ConnectionFailure;

/** Returns whether the user has no access: the request was refused, or the record is hidden from the user. */
export const isOutOfReach = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && saysOneOf(error, "FORBIDDEN", "NOT_FOUND");

/** Returns whether the record does not exist, or not for this user. */
export const isNotFound = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && saysOneOf(error, "NOT_FOUND");

/** Returns whether the server refused because the record has been changed in the meantime. */
export const isConflict = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && saysOneOf(error, "CONFLICT");
