import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns SQL for the picture of a person for clients, over the alias of the person's row: one of ours that
 * the person shows to clients; else null, and their initials are shown.
 */
export const shownPictureSql = (person: string): Fragment =>
  sql`case when ${raw(person)}.picture_shown_at is not null and ${raw(person)}.image like '/media/%'
    then ${raw(person)}.image end`;
