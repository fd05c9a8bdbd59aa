import { Extensions } from "type-graphql";

/**
 * States that an operation is part of setting up a second factor: a person who owes theirs may run it, and
 * nothing else.
 */
export const DuringSetUp = () => Extensions({ duringSetUp: true });
