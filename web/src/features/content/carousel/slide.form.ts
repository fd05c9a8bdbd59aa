import type { UpdateSlideInput } from "../../../graphql/schema.generated.ts";
import type { SlideFragment } from "../content.generated.ts";
import type { Picture } from "../PictureField.tsx";

/** A slide while it is typed. */
export interface SlideForm {
  title: string;
  description: string;
  destino: string;
  picture: Picture;
}

export const emptySlide: SlideForm = {
  title: "",
  description: "",
  destino: "",
  picture: { address: null, file: null },
};

/** A slide as its form begins. */
export const slideFormOf = ({ title, description, destino, image }: SlideFragment): SlideForm => ({
  ...{ title, description, destino },
  picture: { address: image, file: null },
});

/** What a filled form sends. */
export const slideInputOf = ({ title, description, destino, picture }: SlideForm): UpdateSlideInput => ({
  ...{ title, description, destino },
  imageUrl: picture.address,
});
