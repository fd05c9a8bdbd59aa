import type { EntityClass } from "@mikro-orm/core";
import { Extensions } from "type-graphql";
import { replayable, type ReadMethod } from "./replay/replay.ts";

/** The rule that `@Reads` puts on a root field: `extensions.read`. */
export interface ReadRule {
  readonly entity: () => EntityClass<object>;
}

/**
 * States that a query's whole answer is one read of this entity: its resolver returns the result of
 * `read.page`, `read.one`, `read.list` or `read.count` unchanged. Such a query may be answered with the text
 * that Postgres wrote, and called again with arguments that were checked before. So it takes the whole
 * context (`@Ctx() context`) and does not change its arguments.
 *
 * `@Reads(() => Quote) @Query(() => QuotePage)`
 */
export const Reads =
  (entity: () => EntityClass<object>) =>
  (prototype: object, name: string | symbol, descriptor: PropertyDescriptor): void => {
    Extensions({ read: { entity } satisfies ReadRule })(prototype, name, descriptor);
    descriptor.value = replayable(descriptor.value as ReadMethod);
  };
