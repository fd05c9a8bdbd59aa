import type { Context } from "../context.ts";
import type { PublicPicture, Storing } from "./public-picture.ts";

/** A picture that is named by its address, and what is known of the record that names it. */
interface Named extends Pick<Storing, "leaflets" | "crop"> {
  readonly address: string | null | undefined;
  /** Field that is named in a refusal. */
  readonly field: string;
  /** Gives the addresses that the record names already, which are never asked again. */
  readonly present?: () => Promise<readonly (string | null)[]>;
}

/**
 * Fetches a picture from another host and stores it, before the transaction that keeps it; null where its
 * address is kept as it is: on our own host, named by the record already, or, by REST, of a public host that
 * does not give it now.
 * @throws Refusal BAD_USER_INPUT on `field` as {@link PicturesByAddress.store}.
 */
export async function namedPicture(
  { services: { pictures }, origin }: Context,
  { address, field, present, ...about }: Named,
): Promise<PublicPicture | null> {
  if (!pictures.isForeign(address)) return null;
  if ((await present?.())?.includes(address.trim())) return null;
  return origin.channel === "rest"
    ? pictures.storeUnlessAway(address, field, about)
    : pictures.store(address, field, about);
}
