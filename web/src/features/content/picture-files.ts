import { pictureKindProblem } from "@travesia/api/picture-kinds";

export const PICTURE_KINDS = ["image/jpeg", "image/png", "image/webp"];
const MOST_BYTES = 10 * 1024 * 1024;

/** Returns the error of a selected picture; null without error. The server validates the content again. */
export function pictureProblem({ type, size }: Pick<File, "type" | "size">): string | null {
  return pictureKindProblem(type) ?? (size > MOST_BYTES ? "El archivo no debe superar los 10MB" : null);
}
