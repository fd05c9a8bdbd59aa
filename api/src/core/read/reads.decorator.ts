import type { EntityClass } from "@mikro-orm/core";
import { Extensions } from "type-graphql";
import { replayable, type ReadMethod } from "./replay/replay.ts";

/** Rule that `@Reads` sets on a root field: `extensions.read`. */
export interface ReadRule {
  readonly entity: () => EntityClass<object>;
}

/**
 * Declares that a query's whole result is one read of this entity: its resolver returns the result of
 * `read.page`, `read.one`, `read.list` or `read.count` unchanged. Such a query may be answered with text that
 * Postgres wrote, and called again with arguments that were validated before. So it must take the whole
 * context (`@Ctx() context`) and must not change its arguments.
 * `@Reads(() => Quote) @Query(() => QuotePage)`
 */
export const Reads =
  (entity: () => EntityClass<object>) =>
  (prototype: object, name: string | symbol, descriptor: PropertyDescriptor): void => {
    Extensions({ read: { entity } satisfies ReadRule })(prototype, name, descriptor);
    descriptor.value = replayable(descriptor.value as ReadMethod);
  };
