import { Extensions } from "type-graphql";

/** States that a change is open to every access token whose owner may make it. */
export const AlsoByToken = () => Extensions({ byToken: "always" });

/** States that an operation is for the person alone, and for no access token of theirs. */
export const NeverByToken = () => Extensions({ byToken: "never" });
