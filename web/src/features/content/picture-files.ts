export const PICTURE_KINDS = ["image/jpeg", "image/png", "image/webp"];
const MOST_BYTES = 10 * 1024 * 1024;

/** What is wrong with a chosen picture, or nothing; the server looks at the content again. */
export function pictureProblem({ type, size }: Pick<File, "type" | "size">): string | null {
  if (!PICTURE_KINDS.includes(type)) return "Solo se permiten imágenes JPG, PNG o WebP";
  return size > MOST_BYTES ? "El archivo no debe superar los 10MB" : null;
}
