import type { Context } from "../../../core/context.ts";
import { perMinute } from "../../../core/http/limits.ts";

/** 20 attempts a minute per address, right or wrong. Throws RATE_LIMITED. */
export const signInLimit = ({ services, origin }: Pick<Context, "services" | "origin">): Promise<void> =>
  services.limits.limit("sign-in", perMinute(20), origin.ip ?? "unknown");

/** Limits a person's tries of password or code on their own second factor: 10 a minute. */
export const codeLimit = ({ services, viewer }: Context): Promise<void> =>
  services.limits.limit("two-factor", perMinute(10), String(viewer?.id ?? ""));
