import type { EntityClass } from "@mikro-orm/core";
import type { GraphQLResolveInfo } from "graphql";
import type { Page } from "../page.ts";
import { type PageOfRows, Reader } from "../read/read.ts";

/** What a list's resolver asks of its read. */
interface Taken {
  readonly entity: EntityClass<object>;
  readonly info: GraphQLResolveInfo;
  readonly page: PageOfRows<object>;
}

/**
 * Takes note of the page that a list's resolver asks for, instead of reading it: whoever reads the whole list
 * does it under the scope, filter and order that the list itself has.
 */
export class ListCapture extends Reader {
  #taken: Taken | null = null;

  override page<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    page: PageOfRows<T>,
  ): Promise<Page<T>> {
    this.#taken = { entity, info, page } as unknown as Taken;
    return Promise.resolve({ items: [], total: 0, page: 1, totalPages: 0 });
  }

  /** What was asked for. */
  taken(): Taken {
    if (!this.#taken) throw new Error("the list asked for no page");
    return this.#taken;
  }
}
