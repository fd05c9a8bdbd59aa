import type { Work } from "../../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import { activatePopup } from "../activate-popup.ts";
import { Popup } from "../popup.entity.ts";
import type { CreatePopupInput } from "../popup.inputs.ts";
import { popupDefaults, refuseWrongDays } from "../popup.rules.ts";
import { cleanLink, cleanPicture } from "../../public-address.rules.ts";

interface Args {
  readonly input: CreatePopupInput;
  /** An uploaded one, which counts before the address in the input. */
  readonly picture: PublicPicture | null;
}

/** Adds a popup and answers its id; an active one switches the others off. */
export async function createPopup(work: Work, { input, picture }: Args): Promise<string> {
  const { publicUrl } = work.services.config;
  const popup = new Popup();
  popup.title = input.title?.trim() || popupDefaults.title;
  popup.content = input.content.trim();
  popup.boton = input.boton?.trim() || popupDefaults.boton;
  popup.image = picture?.address ?? cleanPicture("image", input.image, publicUrl);
  popup.link = cleanLink("link", input.link, publicUrl);
  popup.startsOn = input.startsOn ?? null;
  popup.endsOn = input.endsOn ?? null;
  refuseWrongDays(popup);
  await work.turn("popups");
  work.add(popup);
  if (picture) await keepPictures(work, [picture], { type: "popup", id: popup.id });
  work.audit("popup.created", popup.id, { title: popup.title });
  if (input.isActive) await activatePopup(work, popup);
  return popup.id;
}
