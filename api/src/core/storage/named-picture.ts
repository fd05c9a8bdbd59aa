import type { Context } from "../context.ts";
import { personOf } from "../read/limits/heavy.ts";
import { sql } from "../read/sql.ts";
import { MOST_BYTES } from "./fetch-picture.ts";
import type { PublicPicture, Storing } from "./public-picture.ts";
import { mediaPath, PUBLIC } from "./storage.ts";

/** A picture specified by its address, and known facts of the record that refers to it. */
interface Named extends Pick<Storing, "leaflets" | "crop"> {
  readonly address: string | null | undefined;
  /** Field named in a refusal. */
  readonly field: string;
  /** Returns the addresses that the record already has; none of them is downloaded again. */
  readonly present?: () => Promise<readonly (string | null)[]>;
}

/**
 * Downloads a picture from another host and stores it, before the transaction that keeps it. Returns null
 * when its address is stored unchanged: it is on our own host, the record already has it, or, by REST, its
 * public host does not deliver it at the moment. If the record already has a copy from that address, that
 * copy is returned. @throws Refusal BAD_USER_INPUT on `field` as {@link PicturesByAddress.store}.
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
 * Downloads a picture when it is the caller's turn, under the same limits as forms. @throws Refusal
 * RATE_LIMITED or UNAVAILABLE when there was no turn in time, and the errors of the download.
 */
export const inTurn = <T>(context: Context, fetched: () => Promise<T>): Promise<T> =>
  context.services.pictures.inTurn(personOf(context), MOST_BYTES, fetched);

/** Returns the picture of a record that was downloaded from an address; null for none. */
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
