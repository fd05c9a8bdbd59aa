import type { Context } from "../../../core/context.ts";
import { perHour, type Rate } from "../../../core/http/limits.ts";

type Caller = Pick<Context, "services" | "origin">;

const limit = ({ services, origin }: Caller, name: string, rate: Rate): Promise<void> =>
  services.limits.limit(name, rate, origin.ip ?? "unknown");

/** 5 requests an hour per address. Throws RATE_LIMITED, as all limits here. */
export const claimLimit = (caller: Caller): Promise<void> => limit(caller, "claim", perHour(5));

/** 30 look-ups of a request's state an hour per address: numbers can be counted, e-mails guessed. */
export const followLimit = (caller: Caller): Promise<void> => limit(caller, "claim-follow", perHour(30));

/** 5 links an hour per address. */
export const linkLimit = (caller: Caller): Promise<void> => limit(caller, "claim-link", perHour(5));

/** 30 codes sent or tried an hour per address, besides the limits of each code. */
export const claimCodeLimit = (caller: Caller): Promise<void> => limit(caller, "claim-code", perHour(30));
