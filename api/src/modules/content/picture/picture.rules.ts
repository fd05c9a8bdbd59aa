import type { Crop } from "../../../core/storage/picture.ts";

/** Letters of a picture's name. */
export const longestPictureName = 120;
/** Pictures of the library that are shown at once; a search finds the others. */
export const mostPictures = 60;
/** Pictures of one hotel that a proposal shows. */
export const mostOfAHotel = 3;
/** Subjects of pictures of the library, as they are called. */
export const pictureKindLabels = { hotel: "Hotel", lugar: "Lugar o actividad" } as const;

/** Most letters of the name of a picture's author. */
export const longestAuthor = 120;

/** Licences under which the agency shows a picture, as they are called. */
export const pictureLicenceLabels = {
  propia: "Propia",
  proveedor: "Del proveedor",
  permiso: "Con permiso de quien la hizo",
  cc_by: "Creative Commons BY",
  cc_by_sa: "Creative Commons BY-SA",
  dominio_publico: "Dominio público",
  desconocida: "Desconocida",
} as const;
type Licence = keyof typeof pictureLicenceLabels;

/** Licence and author of a picture; the licence is null for pictures from before it was recorded. */
export interface PictureRights {
  readonly licence: Licence | null;
  readonly author: string | null;
}

/** Licences that require the author beside the picture, with their names there. */
const attributed: Partial<Record<Licence, string>> = { cc_by: "CC BY", cc_by_sa: "CC BY-SA" };

/** Returns whether a licence requires the author beside the picture. */
export const asksForAuthor = (licence: Licence | null | undefined | ""): boolean =>
  Boolean(licence && attributed[licence]);

/** Returns whether a proposal may show a picture: not while nobody knows its licence. */
export const mayBeProposed = ({ licence }: Pick<PictureRights, "licence">): boolean =>
  licence !== "desconocida";

/** Returns the credit below a picture whose licence requires it: `Foto: Ana Gil (CC BY)`; else null. */
function creditOf({ licence, author }: PictureRights): string | null {
  const name = licence && attributed[licence];
  return name && author ? `Foto: ${author} (${name})` : null;
}

/** Returns the credits that the licences of some pictures require below them, each sentence once. */
export const creditsOf = (pictures: readonly PictureRights[]): string[] => [
  ...new Set(pictures.flatMap((picture) => creditOf(picture) ?? [])),
];

/** Smallest side of a crop, as a fraction of the picture. */
const smallestCrop = 0.2;

/** Returns whether a crop lies within its picture and is large enough to be seen. */
export const isCrop = ({ x, y, width, height }: Crop): boolean =>
  [x, y].every((begin) => begin >= 0) &&
  [width, height].every((side) => side >= smallestCrop) &&
  x + width <= 1.001 &&
  y + height <= 1.001;
