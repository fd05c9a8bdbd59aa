import { storedQueryOf } from "../../core/graphql/stored-query.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import { badInput, Refusal } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { viewerOf } from "../accounts/account/account-source.ts";
import type { User } from "../accounts/account/user.entity.ts";
import type { WebhookInput } from "./webhook.inputs.ts";
import { hookEvents, type HookEvent, kindOf } from "./webhook-event.rules.ts";
import { ADDRESS_WRONG, LONGEST_QUERY, QUERY_TOO_LONG, SEVERAL_KINDS } from "./webhook.rules.ts";

/** Validated terms of a webhook, as a person entered them. */
export interface WebhookTerms {
  readonly name: string;
  readonly address: string;
  readonly events: HookEvent[];
  readonly query: string;
}

/**
 * Returns the caller with whose permissions the query runs: a program with a read-only token, which never
 * gets data that are reserved for people.
 */
export const readerOf = (
  viewer: Viewer,
  { id, name }: { readonly id: string; readonly name: string },
): Viewer => ({
  ...viewer,
  sessionId: null,
  token: { id, name, capabilities: new Set() },
});

/**
 * Returns the validated terms of a webhook from the input, for the responsible account.
 * @throws Refusal BAD_USER_INPUT for an address that requests may not be sent to, events of several kinds, or
 * an invalid query.
 */
export function termsOf(
  work: Work,
  { name, address, events, query }: WebhookInput,
  maker: User,
): WebhookTerms {
  const url = work.services.hooks.addressOf(address.trim());
  if (!url) throw badInput("address", ADDRESS_WRONG);
  const order = Object.keys(hookEvents) as HookEvent[];
  const chosen = order.filter((event) => events.includes(event));
  if (kindOf(chosen) === null) throw badInput("events", SEVERAL_KINDS);
  if (Buffer.byteLength(query) > LONGEST_QUERY) throw badInput("query", QUERY_TOO_LONG);
  try {
    storedQueryOf(work.services.schema, query, readerOf(viewerOf(maker), { id: "", name }));
  } catch (error) {
    throw error instanceof Refusal ? badInput("query", error.message) : error;
  }
  return { name: name.trim(), address: url.href, events: chosen, query: query.trim() };
}
