import type { Context } from "../../../core/context.ts";
import { perHour, type Rate } from "../../../core/http/limits.ts";

type Caller = Pick<Context, "services" | "origin">;

const limit = ({ services, origin }: Caller, name: string, rate: Rate): Promise<void> =>
  services.limits.limit(name, rate, origin.ip ?? "unknown");

/** Limits filing to 5 requests an hour per IP address. Throws RATE_LIMITED, as all limits here. */
export const claimLimit = (caller: Caller): Promise<void> => limit(caller, "claim", perHour(5));

/**
 * Limits look-ups of a request's status to 30 an hour per IP address, because numbers are consecutive and
 * e-mails can be guessed.
 */
export const followLimit = (caller: Caller): Promise<void> => limit(caller, "claim-follow", perHour(30));

/** Limits resent links to 5 an hour per IP address. */
export const linkLimit = (caller: Caller): Promise<void> => limit(caller, "claim-link", perHour(5));

/** Limits sending and entering codes to 30 an hour per IP address, besides the limits of each code. */
export const claimCodeLimit = (caller: Caller): Promise<void> => limit(caller, "claim-code", perHour(30));
