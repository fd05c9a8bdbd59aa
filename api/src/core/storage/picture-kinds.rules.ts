const ONLY_PICTURES = "Solo se permiten imágenes JPG, PNG o WebP";
const HEIC = "Esa foto es HEIC, el formato del iPhone. Guárdala como JPG y vuelve a intentarlo.";
const SVG = "Esa imagen es SVG, un dibujo que puede traer código. Usa JPG, PNG o WebP.";

/** Returns the reason why a file of this type is not accepted as a picture; null for JPG, PNG and WebP. */
export function pictureKindProblem(type: string): string | null {
  if (/^image\/(jpeg|png|webp)$/.test(type)) return null;
  if (/^image\/hei[cf]/.test(type)) return HEIC;
  return type === "image/svg+xml" ? SVG : ONLY_PICTURES;
}
