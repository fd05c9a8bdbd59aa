import type { Context } from "../../../core/context.ts";
import { perMinute } from "../../../core/http/limits.ts";

/** 20 attempts a minute per address, right or wrong. Throws RATE_LIMITED. */
export const signInLimit = ({ services, origin }: Pick<Context, "services" | "origin">): Promise<void> =>
  services.limits.limit("sign-in", perMinute(20), origin.ip ?? "unknown");

/** Tries of password or code on the second factor of one's own account: 10 a minute. */
export const codeLimit = ({ services, viewer }: Context): Promise<void> =>
  services.limits.limit("two-factor", perMinute(10), String(viewer?.id ?? ""));
