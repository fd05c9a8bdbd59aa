import type { Context } from "../../core/context.ts";
import { keptOrDrawn } from "../../core/preview/landscape.rules.ts";
import { sql } from "../../core/read/sql.ts";
import type { PackageDestination } from "./package.types.ts";

/** Returns all characteristics that packages have, without repetitions, in Spanish alphabetical order. */
export async function packageChars({ read }: Context): Promise<string[]> {
  const rows = await read.rows<{ char: string }>(
    sql`select char from (select distinct unnest(chars) as char from packages where archived_at is null) c
      order by char collate es`,
  );
  return rows.map(({ char }) => char);
}

/** Returns the destinations of the packages, with their number and lowest price, most packages first. */
export async function packageDestinations({ read }: Context): Promise<PackageDestination[]> {
  const found = await read.rows<PackageDestination>(
    sql`select destino, count(*) as packages, min(price) as "from",
       (array_agg(images[1] order by created_at desc, id desc) filter (where images[1] not like '%.pdf'))[1]
         as image
     from packages where archived_at is null group by destino order by count(*) desc, destino collate es`,
  );
  return found.map(({ image, ...one }) => ({ ...one, image: image && keptOrDrawn(image, one.destino) }));
}
