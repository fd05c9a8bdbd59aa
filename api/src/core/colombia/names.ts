/**
 * Returns a person's name in its stored form: composed letters (NFC), single spaces, straight apostrophes.
 */
export const normalName = (input: string): string =>
  input.normalize("NFC").replace(/’/g, "'").replace(/\s+/g, " ").trim();

/** Returns the name with which a message greets a person: the first word of the full name. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? fullName;

/** Returns the initials shown for a person without a picture, from the first two words of the name. */
export const initialsOf = (fullName: string): string =>
  fullName
    .split(/\s+/)
    .map((word) => word[0] ?? "")
    .slice(0, 2)
    .join("");

/**
 * Returns the fault of a name as a sentence in Spanish, or null; `campo` is the field's name in the message:
 * `nombre`, `apellido`.
 */
export function nameProblem(input: string | null | undefined, campo = "nombre"): string | null {
  const name = normalName(input ?? "");
  if (!name) return `El ${campo} es requerido`;
  if (name.length < 2) return `El ${campo} debe tener al menos 2 caracteres`;
  if (name.length > 50) return `El ${campo} no puede tener más de 50 caracteres`;
  return /^[\p{L}\p{M} '.-]+$/u.test(name) && /\p{L}/u.test(name)
    ? null
    : `El ${campo} solo puede contener letras, espacios y acentos`;
}
