import type { CreatePopupInput } from "../../../graphql/schema.generated.ts";
import type { Tone } from "@travesia/api/look";
import type { KeptPopupFragment } from "../content.generated.ts";
import type { Picture } from "../PictureField.tsx";

/** A popup while it is typed. */
export interface PopupForm {
  title: string;
  content: string;
  boton: string;
  link: string;
  picture: Picture;
  isActive: boolean;
  startsOn: string;
  endsOn: string;
}

export const emptyPopup: PopupForm = {
  ...{ title: "", content: "", boton: "Ver más", link: "", startsOn: "", endsOn: "", isActive: true },
  picture: { address: null, file: null },
};

/** A popup as its form begins. */
export const popupFormOf = ({
  title,
  content,
  boton,
  link,
  image,
  isActive,
  startsOn,
  endsOn,
}: KeptPopupFragment): PopupForm => ({
  ...{ title, content, boton, isActive, link: link ?? "", startsOn: startsOn ?? "", endsOn: endsOn ?? "" },
  picture: { address: image, file: null },
});

/** What a filled form sends. */
export const popupInputOf = ({
  title,
  content,
  boton,
  link,
  picture,
  isActive,
  startsOn,
  endsOn,
}: PopupForm): CreatePopupInput => ({
  ...{
    title,
    content,
    boton,
    isActive,
    link: link || null,
    image: picture.address,
    startsOn: startsOn || null,
    endsOn: endsOn || null,
  },
});

/** Whether visitors see a popup on a day, in words. */
export function popupStatus(
  { isActive, startsOn, endsOn }: Pick<KeptPopupFragment, "isActive" | "startsOn" | "endsOn">,
  today: string,
): { readonly label: string; readonly tone: Tone } {
  if (!isActive) return { label: "Inactivo", tone: "neutral" };
  if (endsOn && endsOn < today) return { label: "Terminó", tone: "neutral" };
  if (startsOn && startsOn > today) return { label: "Programado", tone: "sun" };
  return { label: "Activo", tone: "leaf" };
}
