import { assign } from "../../../../core/rows.ts";
import { plainName } from "../../../../core/colombia/plain.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import { AgencyPicture } from "../agency-picture.entity.ts";
import type { AgencyPictureInput } from "../picture.inputs.ts";

interface Args {
  readonly input: AgencyPictureInput;
  readonly picture: PublicPicture | null;
}

/** Adds a picture to the agency's library; answers its id. BAD_USER_INPUT for one that is there already. */
export async function addAgencyPicture(work: Work, { input, picture }: Args): Promise<string> {
  const [wide] = picture?.stored ?? [];
  if (!picture || !wide) throw badInput("file", "No se ha recibido ninguna imagen.");
  await work.turn("agency pictures");
  const known = await work.em.findOne(AgencyPicture, { sha256: wide.sha256 });
  if (known) throw badInput("file", `Esa imagen ya está en la biblioteca: «${known.name}».`);
  const added = new AgencyPicture();
  const name = input.name.trim();
  const { address } = picture;
  assign(added, { kind: input.kind, name, key: plainName(name), address, sha256: wide.sha256 });
  work.add(added);
  await keepPictures(work, [picture], { type: "agency-picture", id: added.id });
  work.audit("agency-picture.added", added.id, { name });
  return added.id;
}
