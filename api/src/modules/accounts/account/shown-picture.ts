import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import type { User } from "./user.entity.ts";

/**
 * Returns the picture of a person for clients: only one of ours that its person shows them; null else, where
 * their initials stand. `shownPictureSql` says the same.
 */
export const shownPicture = ({ image, pictureShownAt }: Pick<User, "image" | "pictureShownAt">) =>
  pictureShownAt !== null && image.startsWith("/media/") ? image : null;

/** Returns {@link shownPicture} as SQL, over the alias of the person's row. */
export const shownPictureSql = (person: string): Fragment =>
  sql`case when ${raw(person)}.picture_shown_at is not null and ${raw(person)}.image like '/media/%'
    then ${raw(person)}.image end`;
