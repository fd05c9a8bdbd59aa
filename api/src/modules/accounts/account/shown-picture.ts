import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns SQL for the picture of a person that clients see, over the alias of the person's row: stored by us,
 * and shown to clients by the person. Null otherwise: their initials are shown.
 */
export const shownPictureSql = (person: string): Fragment =>
  sql`case when ${raw(person)}.picture_shown_at is not null and ${raw(person)}.image like '/media/%'
    then ${raw(person)}.image end`;
