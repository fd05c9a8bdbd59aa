import type { Context } from "../../../core/context.ts";
import { perMinute } from "../../../core/http/limits.ts";

/** Limits sign-in to 20 attempts a minute per IP address, successful or not. Throws RATE_LIMITED. */
export const signInLimit = ({ services, origin }: Pick<Context, "services" | "origin">): Promise<void> =>
  services.limits.limit("sign-in", perMinute(20), origin.ip ?? "unknown");

/** Limits a person's password and code attempts on their own second factor to 10 a minute. */
export const codeLimit = ({ services, viewer }: Context): Promise<void> =>
  services.limits.limit("two-factor", perMinute(10), String(viewer?.id ?? ""));
