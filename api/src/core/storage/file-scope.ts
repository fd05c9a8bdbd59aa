import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../auth/viewer.ts";

/**
 * Permission to open the files of one kind of record: it is that to see the record, by the same filter as its
 * lists.
 */
export interface FileScope {
  readonly entity: EntityClass<object>;
  readonly where: (viewer: Viewer | null, link: Link | null) => FilterQuery<object>;
}

/** Makes a scope whose filter is checked against its entity. */
export const fileScope = <T extends object>(
  entity: EntityClass<T>,
  where: (viewer: Viewer | null, link: Link | null) => FilterQuery<T>,
): FileScope => ({ entity, where: where as FileScope["where"] });
