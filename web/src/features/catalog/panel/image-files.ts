import { MOST_IMAGES } from "@travesia/api/catalog/package.rules";

export const IMAGE_KINDS = ["image/jpeg", "image/png", "image/webp", "application/pdf"];
export const tooManyImages = `Un paquete tiene como máximo ${MOST_IMAGES} imágenes`;
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Returns the error of the selected files, given the number of `present` images; null without error. The
 * server validates the content again.
 */
export function imageProblem(files: readonly Pick<File, "type" | "size">[], present: number): string | null {
  if (files.some(({ type }) => !IMAGE_KINDS.includes(type)))
    return "Solo se permiten archivos JPG, PNG, WebP o PDF";
  if (files.some(({ size }) => size > MOST_BYTES)) return "El archivo no debe superar los 10MB";
  return present + files.length > MOST_IMAGES ? tooManyImages : null;
}

/**
 * Returns the selected files that are accepted in addition to the `present` images, and each rejected file
 * with the reason.
 */
export function fittingImages<F extends Pick<File, "name" | "type" | "size">>(
  files: readonly F[],
  present: number,
) {
  const fitting: F[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const problem = imageProblem([file], present + fitting.length);
    if (problem) problems.push(`${file.name}: ${problem}`);
    else fitting.push(file);
  }
  return { fitting, problems };
}
