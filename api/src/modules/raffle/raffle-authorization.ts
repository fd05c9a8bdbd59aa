import type { Raffle } from "./raffle.entity.ts";
import type { AuthorizationInput } from "./raffle.inputs.ts";
import { type Authorization, missingOf } from "./raffle-authorization.rules.ts";

const text = (typed: string | null | undefined, before: string | null): string | null =>
  typed === undefined ? before : typed?.trim() || null;

/** Returns the authorization of a raffle after an edit; absent fields do not change. */
export const authorizationOf = (input: AuthorizationInput, before: Authorization): Authorization => ({
  authorizationNumber: text(input.authorizationNumber, before.authorizationNumber),
  authorizationAuthority: text(input.authorizationAuthority, before.authorizationAuthority),
  authorizationDay: input.authorizationDay === undefined ? before.authorizationDay : input.authorizationDay,
  policy: text(input.policy, before.policy),
  prizeInKind: input.prizeInKind ?? before.prizeInKind,
  drawLottery: text(input.drawLottery, before.drawLottery),
});

/** Returns the fields of an authorization that an edit changes. */
export const changedAuthorization = (before: Authorization, after: Authorization): Partial<Authorization> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => value !== before[key as keyof Authorization]),
  );

/** Returns whether a raffle was opened on the basis of its authorization, which it must then keep. */
export const keepsAuthorization = (raffle: Raffle): boolean =>
  raffle.status === "open" && raffle.privateName === null && missingOf(raffle).length === 0;
