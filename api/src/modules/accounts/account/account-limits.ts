import { normalEmail } from "../../../core/colombia/emails.ts";
import type { Context } from "../../../core/context.ts";
import { perHour, perMinute, type Rate } from "../../../core/http/limits.ts";

type Caller = Pick<Context, "services" | "origin">;

const limit = ({ services, origin }: Caller, name: string, rate: Rate, of = ""): Promise<void> =>
  services.limits.limit(name, rate, `${origin.ip ?? "unknown"} ${of}`.trim());

/**
 * Limits registration to 60 new accounts a minute per IP address. Throws RATE_LIMITED, as all limits here.
 */
export const registrationLimit = (caller: Caller): Promise<void> => limit(caller, "register", perMinute(60));

/** Limits the check whether an e-mail has an account to 30 a minute per IP address. */
export const emailCheckLimit = (caller: Caller): Promise<void> => limit(caller, "check-email", perMinute(30));

/** Limits the check of a mailed link's purpose to 60 a minute per IP address. */
export const accountLinkLimit = (caller: Caller): Promise<void> =>
  limit(caller, "account-link", perMinute(60));

/**
 * Limits password recovery to 5 requests an hour per IP address and e-mail, and to 30 a minute per IP address
 * for all e-mails together.
 */
export async function recoveryLimit(caller: Caller, email: string): Promise<void> {
  await limit(caller, "recovery-address", perMinute(30));
  await limit(caller, "recovery", perHour(5), email.trim());
}

/** Limits confirmation e-mails to 5 an hour per person. */
export const confirmationLimit = ({ services }: Caller, userId: number): Promise<void> =>
  services.limits.limit("email-confirmation", perHour(5), String(userId));

/**
 * Limits changes of the account's e-mail to the rate of {@link confirmationLimit}, because each change sends
 * an e-mail to the new address and tests a password.
 */
export async function emailChangeLimit(
  { viewer, ...caller }: Caller & Pick<Context, "viewer">,
  email: string | null | undefined,
): Promise<void> {
  if (viewer && email && normalEmail(email) !== viewer.email) await confirmationLimit(caller, viewer.id);
}

/** Limits contact messages to 5 an hour per IP address. */
export const contactLimit = (caller: Caller): Promise<void> => limit(caller, "contact", perHour(5));

/**
 * Counts a search by e-mail or document that found no person in the caller's scope: at most 30 an hour per
 * caller. Repeating the same search term within an hour counts once. Throws RATE_LIMITED.
 */
export async function countMissedKey(
  { services, viewer }: Pick<Context, "services" | "viewer">,
  key: string,
): Promise<void> {
  const caller = String(viewer?.id ?? 0);
  if (await services.limits.isFirst("missed-key", `${caller} ${key}`, 3_600))
    await services.limits.limit("missed-keys", perHour(30), caller);
}
