import type { Day } from "../../core/colombia/days.ts";
import type { Context } from "../../core/context.ts";
import { keptOrDrawn } from "../../core/preview/landscape.rules.ts";
import { bind, type Fragment, sql } from "../../core/read/sql.ts";
import type { ListOf } from "../../core/read/read.ts";
import { fromPriceSql } from "./departure.sql.ts";
import type { Package } from "./package.entity.ts";
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
  const from = fromPriceSql(sql`packages.id`, sql`packages.price`, sql`${bind.today}`);
  const found = await read.rows<PackageDestination>(
    sql`select destino, count(*) as packages, min(${from}) as "from",
       (array_agg(images[1] order by created_at desc, id desc) filter (where images[1] not like '%.pdf'))[1]
         as image
     from packages where archived_at is null group by destino order by count(*) desc, destino collate es`,
  );
  return found.map(({ image, ...one }) => ({ ...one, image: image && keptOrDrawn(image, one.destino) }));
}

/** Number of packages on the shelf `Viajes parecidos`. */
const SIMILAR = 3;

/**
 * Returns SQL for the ids of the packages that are most similar to a package, best first: of its city, else
 * of its destination, the ones with a departure to come, then the nearest in price.
 */
export const similarIds = (id: number, day: Day): Fragment =>
  sql`select p.id from packages p, packages own
    where own.id = ${id} and p.id <> own.id and p.archived_at is null
      and (p.city = own.city or p.destino = own.destino)
    order by (p.city = own.city) desc,
      exists (select from package_departures d where d.package_id = p.id and d.salida >= ${day}) desc,
      abs(p.price - own.price), p.id desc
    limit ${SIMILAR}`;

/** Returns the list of the packages that are most similar to a package that visitors see, best first. */
export async function similarPackages(
  { read, today }: Context,
  { id }: { readonly id: number },
): Promise<ListOf<Package>> {
  const found = await read.rows<{ id: number }>(similarIds(id, today));
  const ids = found.map((one) => one.id);
  return { where: { id: { $in: ids } }, orderBy: [{ id: ids }] };
}
