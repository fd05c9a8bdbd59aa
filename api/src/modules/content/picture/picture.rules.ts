import type { Crop } from "../../../core/storage/picture.ts";

/** Maximum length of a picture's name, in characters. */
export const longestPictureName = 120;
/** Maximum number of library pictures in a result; a search finds the others. */
export const mostPictures = 60;
/** Maximum number of pictures of one hotel in a proposal. */
export const mostOfAHotel = 3;
/** Spanish names of the subjects of library pictures. */
export const pictureKindLabels = { hotel: "Hotel", lugar: "Lugar o actividad" } as const;

/** Maximum length of the name of a picture's author, in characters. */
export const longestAuthor = 120;

/** Spanish names of the licences under which the agency displays a picture. */
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

/** Licence and author of a picture; the licence is null for pictures added before licences were recorded. */
export interface PictureRights {
  readonly licence: Licence | null;
  readonly author: string | null;
}

/** Licences that require naming the author beside the picture, with the licence's name in the credit. */
const attributed: Partial<Record<Licence, string>> = { cc_by: "CC BY", cc_by_sa: "CC BY-SA" };

/** Returns whether a licence requires naming the author beside the picture. */
export const asksForAuthor = (licence: Licence | null | undefined | ""): boolean =>
  Boolean(licence && attributed[licence]);

/** Returns whether a proposal may display a picture: not while its licence is `desconocida`. */
export const mayBeProposed = ({ licence }: Pick<PictureRights, "licence">): boolean =>
  licence !== "desconocida";

/** Returns the credit below a picture: `Foto: Ana Gil (CC BY)`; null when the licence requires none. */
function creditOf({ licence, author }: PictureRights): string | null {
  const name = licence && attributed[licence];
  return name && author ? `Foto: ${author} (${name})` : null;
}

/**
 * Returns the credits that must appear below some pictures according to their licences, without repetitions.
 */
export const creditsOf = (pictures: readonly PictureRights[]): string[] => [
  ...new Set(pictures.flatMap((picture) => creditOf(picture) ?? [])),
];

/** Minimum side of a crop, as a fraction of the picture. */
const smallestCrop = 0.2;

/** Returns whether a crop is inside its picture and large enough. */
export const isCrop = ({ x, y, width, height }: Crop): boolean =>
  [x, y].every((begin) => begin >= 0) &&
  [width, height].every((side) => side >= smallestCrop) &&
  x + width <= 1.001 &&
  y + height <= 1.001;
