import {
  asksForAuthor,
  longestAuthor,
  longestPictureName,
} from "@travesia/api/content/picture/picture.rules";
import { choice, choiceOrNull, fieldsOf, textOrNull, trimmed, unsent } from "../../../ui/form/fields.ts";
import type { PictureCropInput, PictureKind, PictureLicence } from "../../../graphql/schema.generated.ts";
import type { Picture } from "../PictureField.tsx";
import type { LibraryPictureFragment } from "./library.generated.ts";

/** Form fields of a library picture; its file is sent outside the input. */
export const libraryFields = fieldsOf<LibraryPictureFragment>()({
  picture: unsent<Picture>({ address: null, file: null }),
  link: unsent(""),
  crop: unsent<PictureCropInput | null>(null),
  kind: choice<PictureKind>("hotel"),
  name: trimmed({
    required: "Escribe qué muestra la imagen",
    wrong: (value) =>
      value.length > longestPictureName ? `El nombre tiene como máximo ${longestPictureName} letras` : null,
  }),
  licence: { ...choiceOrNull<PictureLicence>(), required: "Elige la licencia: con qué permiso se muestra" },
  author: textOrNull<{ readonly licence: PictureLicence | "" }>({
    wrong: (author, { licence }) =>
      asksForAuthor(licence) && author.trim() === ""
        ? "Escribe el autor: esta licencia pide nombrarlo."
        : author.length > longestAuthor
          ? `El autor tiene como máximo ${longestAuthor} letras`
          : null,
  }),
});
