import { httpStatus, Refusal } from "../failure.ts";
import { refusalExtensions, unexpected } from "../failures/failures.ts";
import { asRefusal } from "../failures/refusal.ts";
import { answer } from "./answer.ts";
import type { Exchange } from "./exchange.ts";

/** Sends a refusal in the format of the requested surface: a GraphQL error, or the body of a REST failure. */
async function refuse(exchange: Exchange, refusal: Refusal): Promise<void> {
  const { code, message, errors, retryAfter } = refusal;
  if (retryAfter !== undefined) exchange.response.setHeader("Retry-After", retryAfter);
  const body =
    exchange.path === "/graphql"
      ? { errors: [{ message, extensions: refusalExtensions(refusal) }] }
      : { success: false, message, error: code, ...(errors.length > 0 && { errors }) };
  await answer(exchange, JSON.stringify(body), httpStatus[code]);
}

/**
 * Sends the answer for a thrown error: a refusal unchanged, anything else as an unexpected error whose
 * details appear only in the log.
 */
export async function fail(exchange: Exchange, error: unknown): Promise<void> {
  const { response, log, id } = exchange;
  const refusal = asRefusal(error);
  if (!refusal) log.error({ err: error }, "a request failed");
  else if (refusal.code === "UNAVAILABLE") log.warn({ err: error }, "a request found the database away");
  if (response.headersSent) return void response.destroy();
  await refuse(exchange, refusal ?? new Refusal("INTERNAL", unexpected(id)));
}
