import type { EntityClass, FilterQuery } from "@mikro-orm/core";
import type { Link, Viewer } from "../auth/viewer.ts";
import type { Fragment } from "../read/sql.ts";

/** Permission to open the files of one kind of record: the same filter as for reading the record. */
export interface FileScope {
  readonly entity: EntityClass<object>;
  readonly where: (viewer: Viewer | null, link: Link | null) => FilterQuery<object>;
  /**
   * Condition that a reader through a link still belongs to the file's audience. It is checked whenever an
   * address that expires with the link is opened.
   */
  readonly audience?: FileAudience;
}

type FileAudience = (key: string, linkId: string) => Fragment;

/** Creates a file scope whose filter is type-checked against its entity. */
export const fileScope = <T extends object>(
  entity: EntityClass<T>,
  where: (viewer: Viewer | null, link: Link | null) => FilterQuery<T>,
  audience?: FileAudience,
): FileScope => ({ entity, where: where as FileScope["where"], ...(audience && { audience }) });
