import type { UpdateVideoInput } from "../../../graphql/schema.generated.ts";
import type { VideoCardFragment } from "../content.generated.ts";
import type { Picture } from "../PictureField.tsx";

/** A new video while it is typed. */
export interface VideoForm {
  url: string;
  title: string;
}

/** A video while it is written again. */
export interface VideoEdit extends VideoForm {
  /** Its cover. */
  picture: Picture;
}

/** A video as its form begins. */
export const videoEditOf = ({ url, title, image }: VideoCardFragment): VideoEdit => ({
  url,
  title,
  picture: { address: image, file: null },
});

/** What a filled form sends. */
export const videoInputOf = ({ url, title, picture }: VideoEdit): UpdateVideoInput => ({
  url: url.trim(),
  title,
  image: picture.address,
});
