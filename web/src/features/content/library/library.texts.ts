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
  ofHotel: "Imágenes del hotel",
  addOfHotel: "Agregar imágenes del hotel",
  none: "La biblioteca aún no tiene imágenes. Agrega la primera.",
  noneFound: "No hay imágenes así en la biblioteca. Cambia lo que buscas o agrega una.",
  added: "Imagen agregada a la biblioteca",
  updated: "Imagen actualizada",
  removed: "Imagen quitada de la biblioteca",
  removing: "Deja de ofrecerse para propuestas nuevas. Las que ya se enviaron con ella la siguen mostrando.",
} as const;
