import { httpStatus, Refusal } from "../failure.ts";
import { refusalExtensions } from "../failures/failures.ts";
import type { Exchange } from "../http/exchange.ts";

/**
 * Returns the GraphQL answer for a read that was refused while it ran: the answer to a well-formed request,
 * or a 429 when it requested too much at once. Any other error is rethrown.
 */
export function refusedText({ response }: Exchange, error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === "RATE_LIMITED") {
    response.statusCode = httpStatus[error.code];
    response.setHeader("Retry-After", error.retryAfter ?? 1);
  }
  return JSON.stringify({ errors: [{ message: error.message, extensions: refusalExtensions(error) }] });
}
