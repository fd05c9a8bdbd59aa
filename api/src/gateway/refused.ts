import type { Context } from "../core/context.ts";
import { httpStatus, Refusal } from "../core/failure.ts";
import { unexpected } from "../core/failures/failures.ts";
import { asRefusal } from "../core/failures/refusal.ts";
import { spelled, type Spelling } from "../core/input/spelling.ts";
import type { RouteOptions } from "./route.ts";

/**
 * A refusal as sent to the client: its status, the JSON text of its body, and the seconds to wait, if any.
 */
export interface Refused {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: number | undefined;
}

/** Formats a refusal for REST: `{ success: false, message, error, errors? }`. */
export function refused(refusal: Refusal, options: RouteOptions = {}): Refused {
  const { errorKey, failed, spelling, upload = {} } = options;
  const { code, errors, retryAfter } = refusal;
  const message = code === "INTERNAL" && failed ? failed : refusal.message;
  const names: Spelling = spelling ?? "snake";
  const answer = errorKey
    ? { success: false, message, [errorKey]: message, code }
    : { success: false, message, error: code };
  const sent = (field: string) => Object.keys(upload).find((part) => upload[part] === field);
  const fields = errors.map(({ field, message }) => ({
    field: sent(field) ?? spelled(field, names),
    message,
  }));
  return {
    status: httpStatus[code],
    text: JSON.stringify(fields.length > 0 ? { ...answer, errors: fields } : answer),
    retryAfter,
  };
}

/**
 * Returns the refusal for an error. An unexpected error is logged, and answered with the request's id instead
 * of its message.
 */
export function refusalFor(error: unknown, context: Pick<Context, "services" | "origin"> | null): Refusal {
  const refusal = asRefusal(error);
  if (refusal && refusal.code !== "UNAVAILABLE") return refusal;
  if (!context) throw error;
  const { requestId } = context.origin;
  if (refusal) {
    context.services.log.warn({ err: error, requestId }, "a REST call found the database away");
    return refusal;
  }
  context.services.log.error({ err: error, requestId }, "a REST call failed");
  return new Refusal("INTERNAL", unexpected(requestId));
}
