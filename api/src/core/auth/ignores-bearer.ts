import { Extensions } from "type-graphql";

/**
 * Marks a public operation that ignores the bearer, even an invalid one: sign-in, recovery, reset, webhooks.
 */
export const IgnoresBearer = () => Extensions({ ignoresBearer: true });
