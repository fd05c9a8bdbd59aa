import { make } from "../../../../core/rows.ts";
import { plainName } from "../../../../core/colombia/plain.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import { saidRights } from "../said-rights.ts";
import { AgencyPicture } from "../agency-picture.entity.ts";
import type { AgencyPictureInput } from "../picture.inputs.ts";

interface Args {
  readonly input: AgencyPictureInput;
  readonly picture: PublicPicture | null;
}

/**
 * Adds a picture to the agency's library and returns its id. BAD_USER_INPUT for a picture that is already in
 * the library.
 */
export async function addAgencyPicture(work: Work, { input, picture }: Args): Promise<string> {
  if (!picture) throw badInput("file", "No se ha recibido ninguna imagen.");
  await work.lockName("agency pictures");
  const sha256 = picture.whole;
  const known = await work.em.findOne(AgencyPicture, { sha256, removedAt: null });
  if (known) throw badInput("file", `Esa imagen ya está en la biblioteca: «${known.name}».`);
  const name = input.name.trim();
  const { address } = picture;
  const rights = saidRights(input, { licence: "desconocida", author: null });
  const added = make(AgencyPicture, {
    kind: input.kind,
    name,
    key: plainName(name),
    address,
    sha256,
    ...rights,
  });
  work.add(added);
  await keepPictures(work, [picture], { type: "agency-picture", id: added.id });
  work.audit("agency-picture.added", added.id, { name, ...rights });
  return added.id;
}
