import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns SQL for the profile picture that clients see, over the alias of the person's row. Null unless the
 * picture is stored by us and the person allows clients to see it; then the initials are displayed.
 */
export const shownPictureSql = (person: string): Fragment =>
  sql`case when ${raw(person)}.picture_shown_at is not null and ${raw(person)}.image like '/media/%'
    then ${raw(person)}.image end`;
