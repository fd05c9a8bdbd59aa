import type { EntityClass } from "@mikro-orm/core";
import { Extensions } from "type-graphql";

/** What `@Reads` leaves on a root field: `extensions.read`. */
export interface ReadRule {
  readonly entity: () => EntityClass<object>;
}

/**
 * States that a query's whole answer is one read of this entity: its resolver returns what `read.page`, `read.one`,
 * `read.list` or `read.count` gave, untouched. Such a query may be answered with the text that Postgres wrote.
 *
 * `@Reads(() => Quote) @Query(() => QuotePage)`
 */
export const Reads = (entity: () => EntityClass<object>) => Extensions({ read: { entity } satisfies ReadRule });
