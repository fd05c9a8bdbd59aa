import { assign } from "../../../../core/rows.ts";
import { plainName } from "../../../../core/colombia/plain.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockPicture } from "../picture.find.ts";
import type { UpdateAgencyPictureInput } from "../picture.inputs.ts";

/** Changes the subject of a library picture: its kind and name. */
export async function updateAgencyPicture(
  work: Work,
  { id, input }: { id: string; input: UpdateAgencyPictureInput },
): Promise<void> {
  const picture = await lockPicture(work, id);
  work.edit(picture, input.version);
  const before = picture.name;
  const name = input.name.trim();
  assign(picture, { kind: input.kind, name, key: plainName(name) });
  work.audit("agency-picture.updated", id, { before, after: name });
}
