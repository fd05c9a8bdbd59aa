import { plainName } from "../../../core/colombia/plain.ts";
import type { Context } from "../../../core/context.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { escaped } from "../../../core/read/escaped.ts";
import { sql } from "../../../core/read/sql.ts";
import { AgencyPicture } from "./agency-picture.entity.ts";
import type { PictureKind } from "./picture.enums.ts";
import { type PictureRights, mayBeProposed, mostOfAHotel, mostPictures } from "./picture.rules.ts";

export const NO_PICTURE = "Imagen no encontrada";

/** Loads a picture of the library and locks it. NOT_FOUND `Imagen no encontrada`. */
export async function lockPicture(work: Work, id: string): Promise<AgencyPicture> {
  const found = await work.forUpdate.find(AgencyPicture, { id, removedAt: null }, NO_PICTURE);
  return found;
}

/** Returns the ids of pictures whose names contain every word of the text, the newest first. */
export async function foundPictures(
  { read }: Context,
  kind: PictureKind | null,
  search: string,
): Promise<string[]> {
  const words = plainName(search.slice(0, 200)).split(" ").filter(Boolean).slice(0, 8);
  const patterns = words.map((word) => `%${escaped(word)}%`);
  const rows = await read.rows<{ id: string }>(
    sql`select p.id from agency_pictures p
      where p.removed_at is null and p.key like all (${patterns}::text[])
        and (${kind}::text is null or p.kind = ${kind}::text)
      order by p.id desc limit ${mostPictures}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns licence and author of the pictures at these URLs that are, or were, in the library; for one URL,
 * the latest entry.
 */
export async function rightsOf(
  { em }: Scope,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, PictureRights>> {
  const address = { $in: [...new Set(addresses)] };
  const found = addresses.length === 0 ? [] : await em.find(AgencyPicture, { address });
  return new Map(found.map((picture) => [picture.address, picture]));
}

/**
 * Returns the URLs of the pictures of hotels that proposals may display, by the hotels' normalized names, the
 * oldest first.
 */
export async function picturesOfHotels(
  { em }: Scope,
  names: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const keys = [...new Set(names.map(plainName))];
  const found =
    keys.length === 0
      ? []
      : await em.find(AgencyPicture, { kind: "hotel", key: { $in: keys }, removedAt: null });
  const ordered = found.filter(mayBeProposed).sort((one, other) => (one.id < other.id ? -1 : 1));
  return new Map(
    keys.map((key) => [
      key,
      ordered
        .filter((picture) => picture.key === key)
        .slice(0, mostOfAHotel)
        .map(({ address }) => address),
    ]),
  );
}
