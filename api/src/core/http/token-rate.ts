import { credentialsOf } from "../auth/credentials.ts";
import type { TokenGrant } from "../auth/viewer.ts";
import { looksLikeAccessToken, TOKEN_PREFIX } from "../auth/access-token.ts";
import { Refusal } from "../failure.ts";
import type { Contexts } from "../request/contexts.ts";
import { type Exchange, type Handler, onlyFor } from "./exchange.ts";
import { type Left, type Limits, perMinute, TOO_OFTEN } from "./limits.ts";

/** Rate limit of one access token per minute, across all processes. */
const rate = perMinute(600);

const useOf = (limits: Limits, { id }: TokenGrant): Promise<Left> => limits.use("access-token", rate, id);

/** Counts one request of a token, and returns whether its rate limit allows it. */
export const mayAsk = async (limits: Limits, token: TokenGrant): Promise<boolean> =>
  (await useOf(limits, token)).allowed;

/**
 * Counts the requests of access tokens before they are answered. Each answer states the remaining use
 * (`RateLimit` and `RateLimit-Policy`, as in the IETF's draft). @throws Refusal RATE_LIMITED above the limit.
 */
export const tokenRate = ({ viewers, services }: Contexts): Handler =>
  onlyFor(carriesToken, async ({ request, response, ip }) => {
    const { bearer } = credentialsOf(request.headers);
    if (bearer === null || !looksLikeAccessToken(bearer)) return false;
    const { token } = (await viewers.find(bearer, services.clock.now(), ip)) ?? {};
    if (!token) return false;
    const { allowed, points, seconds } = await useOf(services.limits, token);
    response.setHeader("RateLimit-Policy", `"token";q=${rate.points};w=${rate.seconds}`);
    response.setHeader("RateLimit", `"token";r=${points};t=${seconds}`);
    if (!allowed) throw new Refusal("RATE_LIMITED", TOO_OFTEN, [], seconds);
    return false;
  });

const carriesToken = ({ request }: Exchange): boolean =>
  request.headers.authorization?.includes(TOKEN_PREFIX) === true;
