import { Extensions } from "type-graphql";

/**
 * Marks an operation as part of setting up a second factor: a person who still has to set one up may run only
 * such operations.
 */
export const DuringSetUp = () => Extensions({ duringSetUp: true });
