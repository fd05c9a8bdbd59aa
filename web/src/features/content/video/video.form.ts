import { videoHost } from "@travesia/api/content/video/video.rules";
import { fieldsOf, text } from "../../../ui/form/fields.ts";
import type { VideoCardFragment } from "../content.generated.ts";
import { picture } from "../picture.field.ts";

const added = {
  url: {
    ...text({
      required: "La dirección del video es obligatoria",
      wrong: (url) =>
        videoHost(url.trim()) === null
          ? "Pega la dirección completa, con https://, de una de esas páginas"
          : null,
    }),
    send: (url: string) => url.trim(),
  },
  title: text(),
};

/** Form fields of a new video. */
export const newVideoFields = fieldsOf<VideoCardFragment>()(added);

/** Form fields of an existing video, with its cover. */
export const videoFields = fieldsOf<VideoCardFragment>()({ ...added, picture: picture("image") });
