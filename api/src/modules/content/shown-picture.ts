import { validate as isUuid } from "uuid";
import type { Context } from "../../core/context.ts";
import { raw, sql } from "../../core/read/sql.ts";

/**
 * Returns a function that reads the current picture URL of a record in a table; null when the record has no
 * picture.
 */
export const shownPicture =
  (table: "carousel_slides" | "popups" | "videos") =>
  async ({ read }: Context, id: string): Promise<string | null> => {
    if (!isUuid(id)) return null;
    const [shown] = await read.rows<{ image: string | null }>(
      sql`select image from ${raw(table)} where id = ${id}`,
    );
    return shown?.image ?? null;
  };

/** Returns the current URL of the agency's logo; null when there is none. */
export async function shownLogo({ read }: Context): Promise<string | null> {
  const [shown] = await read.rows<{ logo: string | null }>(sql`select logo from agency_settings`);
  return shown?.logo ?? null;
}
