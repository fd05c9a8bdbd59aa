import { Extensions } from "type-graphql";

/**
 * States that a public operation takes no notice of the bearer, even of a bad one: sign-in, recovery, reset,
 * webhooks.
 */
export const IgnoresBearer = () => Extensions({ ignoresBearer: true });
