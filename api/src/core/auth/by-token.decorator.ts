import { Extensions } from "type-graphql";

/** Allows every access token to make this change when its owner may make it. */
export const AlsoByToken = () => Extensions({ byToken: "always" });

/** Excludes every access token from an operation: only the person may run it, in a session. */
export const NeverByToken = () => Extensions({ byToken: "never" });
