import { normalEmail } from "../../../core/colombia/emails.ts";
import type { Context } from "../../../core/context.ts";
import { perHour, perMinute, type Rate } from "../../../core/http/limits.ts";

type Asker = Pick<Context, "services" | "origin">;

const limit = ({ services, origin }: Asker, name: string, rate: Rate, of = ""): Promise<void> =>
  services.limits.limit(name, rate, `${origin.ip ?? "unknown"} ${of}`.trim());

/** 60 new accounts a minute per address. Throws RATE_LIMITED, as all limits here. */
export const registrationLimit = (asker: Asker): Promise<void> => limit(asker, "register", perMinute(60));

/** 30 questions a minute per address whether an e-mail has an account. */
export const emailCheckLimit = (asker: Asker): Promise<void> => limit(asker, "check-email", perMinute(30));

/** 60 checks a minute per address of the purpose of a mailed link. */
export const accountLinkLimit = (asker: Asker): Promise<void> => limit(asker, "account-link", perMinute(60));

/**
 * 5 recoveries an hour per address and e-mail; for all e-mails together no more than {@link emailCheckLimit}
 * allows an address.
 */
export async function recoveryLimit(asker: Asker, email: string): Promise<void> {
  await limit(asker, "recovery-address", perMinute(30));
  await limit(asker, "recovery", perHour(5), email.trim());
}

/** 5 confirmations an hour per person. */
export const confirmationLimit = ({ services }: Asker, userId: number): Promise<void> =>
  services.limits.limit("email-confirmation", perHour(5), String(userId));

/** Limits changes of the e-mail: each one sends a mail to the new address and tries a password. */
export async function emailChangeLimit(
  { viewer, ...asker }: Asker & Pick<Context, "viewer">,
  email: string | null | undefined,
): Promise<void> {
  if (viewer && email && normalEmail(email) !== viewer.email) await confirmationLimit(asker, viewer.id);
}

/** 5 messages an hour per address. */
export const contactLimit = (asker: Asker): Promise<void> => limit(asker, "contact", perHour(5));

/**
 * Counts a search by e-mail or document that found no person within the asker's scope: at most 30 an hour
 * per asker, each key once an hour. Throws RATE_LIMITED.
 */
export async function countMissedKey(
  { services, viewer }: Pick<Context, "services" | "viewer">,
  key: string,
): Promise<void> {
  const asker = String(viewer?.id ?? 0);
  if (await services.limits.isFirst("missed-key", `${asker} ${key}`, 3_600))
    await services.limits.limit("missed-keys", perHour(30), asker);
}
