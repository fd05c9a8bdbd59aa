import { assign } from "../../../../core/rows.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { defined } from "../../../../core/input/defined.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import { dropPictures, keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import { activatePopup } from "../activate-popup.ts";
import { lockPopup } from "../popup.access.ts";
import type { Popup } from "../popup.entity.ts";
import type { UpdatePopupInput } from "../popup.inputs.ts";
import { refuseWrongDays } from "../popup.rules.ts";
import { cleanLink, cleanPicture } from "../../public-address.rules.ts";

interface Args {
  readonly id: string;
  readonly input: UpdatePopupInput;
  /** Uploaded picture, which replaces the current one; null when there is none. */
  readonly picture: PublicPicture | null;
}

/** Edits a popup; fields absent from the input are unchanged. Activating a popup deactivates the others. */
export async function updatePopup(work: Work, { id, input, picture }: Args): Promise<string> {
  await work.lockName("popups");
  const given = () => changesOf(input, picture, work.services.config.publicUrl);
  const popup = await fieldsFirst(lockPopup(work, id), () =>
    refuseWrongDays({ startsOn: null, endsOn: null, ...given() }),
  );
  work.edit(popup, input.version);
  const shown = popup.image;
  assign(popup, given());
  refuseWrongDays(popup);
  const owner = { type: "popup", id };
  if (picture) await keepPictures(work, [picture], owner);
  if (shown && shown !== popup.image) await dropPictures(work, [shown], owner);
  const fields = Object.keys(
    defined({ ...input, version: undefined, isActive: undefined, image: picture ? "" : input.image }),
  );
  if (fields.length > 0) work.audit("popup.updated", id, { title: popup.title, fields });
  await switchPopup(work, popup, input.isActive);
  return id;
}

async function switchPopup(work: Work, popup: Popup, active: boolean | null | undefined): Promise<void> {
  if (typeof active !== "boolean" || active === popup.isActive) return;
  if (active) return activatePopup(work, popup);
  popup.isActive = false;
  work.audit("popup.switched", popup.id, { active: false });
}

function changesOf(input: UpdatePopupInput, picture: PublicPicture | null, ours: string): Partial<Popup> {
  if (typeof input.content === "string" && !input.content.trim())
    throw badInput("content", "El contenido es obligatorio");
  const image = input.image === undefined ? undefined : cleanPicture("image", input.image, ours);
  return defined({
    title: input.title?.trim() || undefined,
    content: input.content?.trim(),
    boton: input.boton?.trim() || undefined,
    image: picture?.address ?? image,
    link: input.link === undefined ? undefined : cleanLink("link", input.link, ours),
    startsOn: input.startsOn,
    endsOn: input.endsOn,
  }) as Partial<Popup>;
}
