import { longestPictureName } from "@travesia/api/content/picture/picture.rules";
import { choice, fieldsOf, trimmed, unsent } from "../../../ui/form/fields.ts";
import type { PictureKind } from "../../../graphql/schema.generated.ts";
import type { Picture } from "../PictureField.tsx";
import type { LibraryPictureFragment } from "./library.generated.ts";

/** A picture of the library while it is named; its file travels beside the input. */
export const libraryFields = fieldsOf<LibraryPictureFragment>()({
  picture: unsent<Picture>({ address: null, file: null }),
  kind: choice<PictureKind>("hotel"),
  name: trimmed({
    required: "Escribe qué muestra la imagen",
    wrong: (value) =>
      value.length > longestPictureName ? `El nombre tiene como máximo ${longestPictureName} letras` : null,
  }),
});
