import { registerEnum } from "../../../core/enums.ts";

/** Kinds of subject of a library picture. */
export const PictureKind = { hotel: "hotel", lugar: "lugar" } as const;
export type PictureKind = keyof typeof PictureKind;
registerEnum(PictureKind, {
  name: "PictureKind",
  label: "Qué muestra una imagen",
  labels: { hotel: "Hotel", lugar: "Lugar o actividad" },
});
