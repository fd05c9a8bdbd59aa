import { Extensions } from "type-graphql";

/**
 * States the largest number of rows of a list without a `limit`, which the cost of a document counts. The
 * code that writes the rows keeps to it.
 */
export const AtMost = (rows: number) => Extensions({ atMost: rows });
