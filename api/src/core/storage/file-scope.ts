import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../auth/viewer.ts";
import type { Fragment } from "../read/sql.ts";

/**
 * Permission to open the files of one kind of record: it is that to see the record, by the same filter as its
 * lists.
 */
export interface FileScope {
  readonly entity: EntityClass<object>;
  readonly where: (viewer: Viewer | null, link: Link | null) => FilterQuery<object>;
  /**
   * Condition that the reader through a link still belongs to the file's audience; it is checked each time
   * when an address that ends with the link is opened.
   */
  readonly audience?: FileAudience;
}

type FileAudience = (key: string, linkId: string) => Fragment;

/** Makes a scope whose filter is checked against its entity. */
export const fileScope = <T extends object>(
  entity: EntityClass<T>,
  where: (viewer: Viewer | null, link: Link | null) => FilterQuery<T>,
  audience?: FileAudience,
): FileScope => ({ entity, where: where as FileScope["where"], ...(audience && { audience }) });
