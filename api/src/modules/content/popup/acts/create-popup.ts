import type { Work } from "../../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import { activatePopup } from "../activate-popup.ts";
import { Popup } from "../popup.entity.ts";
import type { CreatePopupInput } from "../popup.inputs.ts";
import { popupDefaults, refuseWrongDays } from "../popup.rules.ts";
import { cleanLink, cleanPicture } from "../../public-address.rules.ts";

interface Args {
  readonly input: CreatePopupInput;
  /** Uploaded picture, which takes precedence over the URL in the input; null when there is none. */
  readonly picture: PublicPicture | null;
}

/** Adds a popup and returns its id; adding an active popup deactivates the others. */
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
  await work.lockName("popups");
  work.add(popup);
  if (picture) await keepPictures(work, [picture], { type: "popup", id: popup.id });
  work.audit("popup.created", popup.id, { title: popup.title });
  if (input.isActive) await activatePopup(work, popup);
  return popup.id;
}
