import type { EntityClass } from "@mikro-orm/core";
import type { GraphQLResolveInfo } from "graphql";
import type { Page } from "../page.ts";
import { type Listed, type Listing, wholeListing } from "../read/listing.ts";
import { type PageOfRows, Reader, type WrittenList } from "../read/read.ts";
import type { Fragment } from "../read/sql.ts";

/**
 * Captured read of a list's resolver: a page of records, a page of a list written in SQL, or the rows
 * themselves when code computes them.
 */
export type TakenList =
  | {
      readonly entity: EntityClass<object>;
      readonly info: GraphQLResolveInfo;
      readonly page: PageOfRows<object>;
    }
  | { readonly whole: Fragment }
  | { readonly rows: readonly object[] };

const NOTHING: Page<never> = { items: [], total: 0, page: 1, totalPages: 0 };

/**
 * Captures the page that a list's resolver requests instead of reading it, so that an export can read the
 * whole list with the list's own access rules, filter and order.
 */
export class ListCapture extends Reader {
  #taken: TakenList | null = null;

  override page<T extends object>(
    entity: EntityClass<T>,
    info: GraphQLResolveInfo,
    page: PageOfRows<T>,
  ): Promise<Page<T>> {
    this.#taken = { entity, info, page } as unknown as TakenList;
    return Promise.resolve(NOTHING);
  }

  override written<T extends object, PageOfIt extends Page<T> = Page<T>>({
    whole,
  }: WrittenList<PageOfIt>): Promise<PageOfIt> {
    this.#taken = { whole };
    // Callers read nothing but the rows.
    return Promise.resolve(NOTHING as Page<T> as PageOfIt);
  }

  override workedOut<Row extends object>(rows: Row[]): Row[] {
    this.#taken = { rows };
    return [];
  }

  override listing<Row extends object, Figures extends object = object>(
    listing: Listing,
  ): Promise<Listed<Row, Figures>> {
    this.#taken = { whole: wholeListing(listing) };
    return Promise.resolve({ items: [], total: 0, figures: {} as Figures });
  }

  /** Returns the captured read. */
  taken(): TakenList {
    if (!this.#taken) throw new Error("the list asked for no page");
    return this.#taken;
  }
}
