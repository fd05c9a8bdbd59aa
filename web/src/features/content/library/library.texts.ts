import type { PictureKind } from "../../../graphql/schema.generated.ts";

export const pictureKindLabels: Readonly<Record<PictureKind, string>> = {
  hotel: "Hotel",
  lugar: "Lugar o actividad",
};

export const libraryTexts = {
  title: "Biblioteca de imágenes",
  lead: "Hoteles y lugares para las propuestas, con su nombre para encontrarlos.",
  hotels:
    "Las de un hotel aparecen en cada propuesta que lo incluya con el mismo nombre, desde que se confirma " +
    "su cálculo. Lo que ya se envió no cambia.",
  empty: "No hay imágenes con ese nombre. Agrega la primera.",
  added: "Imagen agregada a la biblioteca",
  updated: "Imagen actualizada",
  removed: "Imagen quitada de la biblioteca",
  removing: "Deja de ofrecerse para propuestas nuevas. Las que ya se enviaron con ella la siguen mostrando.",
} as const;
