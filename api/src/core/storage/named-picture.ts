import type { Context } from "../context.ts";
import { personOf } from "../read/limits/heavy.ts";
import { sql } from "../read/sql.ts";
import { MOST_BYTES } from "./fetch-picture.ts";
import type { PublicPicture, Storing } from "./public-picture.ts";
import { mediaPath, PUBLIC } from "./storage.ts";

/** A picture that is named by its address, and the known facts of the record that names it. */
interface Named extends Pick<Storing, "leaflets" | "crop"> {
  readonly address: string | null | undefined;
  /** Field that is named in a refusal. */
  readonly field: string;
  /** Returns the addresses that the record names already; none of them is fetched again. */
  readonly present?: () => Promise<readonly (string | null)[]>;
}

/**
 * Fetches a picture from another host and stores it, before the transaction that keeps it. Null when its
 * address is kept unchanged: on our own host, named by the record already, or, by REST, of a public host that
 * does not deliver it now. A picture that the record has from that address is returned as it is kept.
 * @throws Refusal BAD_USER_INPUT on `field` as {@link PicturesByAddress.store}.
 */
export async function namedPicture(
  context: Context,
  { address, field, present, ...about }: Named,
): Promise<PublicPicture | null> {
  const { services, origin, read } = context;
  const { pictures } = services;
  if (!pictures.isForeign(address)) return null;
  const shown = (await present?.()) ?? [];
  if (shown.includes(address.trim())) return null;
  const kept = await keptFrom(read, address.trim(), shown);
  if (kept) return kept;
  return inTurn(context, () =>
    origin.channel === "rest"
      ? pictures.storeUnlessAway(address, field, about)
      : pictures.store(address, field, about),
  );
}

/**
 * Fetches a picture in the caller's turn, as a form is read.
 * @throws Refusal RATE_LIMITED or UNAVAILABLE when no turn was free in time, and the errors of the fetch.
 */
export const inTurn = <T>(context: Context, fetched: () => Promise<T>): Promise<T> =>
  context.services.pictures.inTurn(personOf(context), MOST_BYTES, fetched);

/** Returns which of the pictures that a record shows was fetched from an address; null for none. */
async function keptFrom(
  read: Context["read"],
  source: string,
  shown: readonly (string | null)[],
): Promise<PublicPicture | null> {
  const keys = shown.flatMap((address) =>
    address?.startsWith("/media/") ? [PUBLIC + address.slice("/media/".length)] : [],
  );
  if (keys.length === 0) return null;
  const [kept] = await read.rows<{ key: string }>(
    sql`select key from stored_files where key = any(${keys}::text[]) and source = ${source} limit 1`,
  );
  // Its bytes are kept already.
  return kept ? { address: mediaPath(kept.key), stored: [], whole: "", source } : null;
}
