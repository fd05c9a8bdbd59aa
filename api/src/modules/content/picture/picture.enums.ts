import { registerEnum } from "../../../core/enums.ts";
import { pictureKindLabels, pictureLicenceLabels } from "./picture.rules.ts";

/** Subjects of a library picture. */
export const PictureKind = { hotel: "hotel", lugar: "lugar" } as const;
export type PictureKind = keyof typeof PictureKind;
registerEnum(PictureKind, {
  name: "PictureKind",
  label: "Qué muestra una imagen",
  labels: pictureKindLabels,
});

/** Licences under which the agency shows a picture. */
export const PictureLicence = {
  propia: "propia",
  proveedor: "proveedor",
  permiso: "permiso",
  cc_by: "cc_by",
  cc_by_sa: "cc_by_sa",
  dominio_publico: "dominio_publico",
  desconocida: "desconocida",
} as const satisfies Record<keyof typeof pictureLicenceLabels, string>;
export type PictureLicence = keyof typeof PictureLicence;
registerEnum(PictureLicence, {
  name: "PictureLicence",
  label: "Licencia de una imagen",
  labels: pictureLicenceLabels,
});
