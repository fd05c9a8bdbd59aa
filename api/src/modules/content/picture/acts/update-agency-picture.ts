import { assign } from "../../../../core/rows.ts";
import { plainName } from "../../../../core/colombia/plain.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { AgencyPicture } from "../agency-picture.entity.ts";
import { saidRights } from "../said-rights.ts";
import { lockPicture } from "../picture.find.ts";
import type { UpdateAgencyPictureInput } from "../picture.inputs.ts";

/** Changes the description, the licence and the author of a library picture. */
export async function updateAgencyPicture(
  work: Work,
  { id, input }: { id: string; input: UpdateAgencyPictureInput },
): Promise<string> {
  const picture = await lockPicture(work, id);
  work.edit(picture, input.version);
  const before = facts(picture);
  const name = input.name.trim();
  assign(picture, { kind: input.kind, name, key: plainName(name), ...saidRights(input, picture) });
  work.audit("agency-picture.updated", id, { before, after: facts(picture) });
  return id;
}

const facts = ({ kind, name, licence, author }: AgencyPicture) => ({ kind, name, licence, author });
