/**
 * Pattern of the characters between dots in the part before the `@` (RFC 5321, `Atom`; RFC 5322, `atext`).
 */
const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";
const address = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z]{2,}$`);
/** Invisible characters that may be copied with an address. */
const unseen = /[\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Returns an e-mail address in its stored form: lower-case, without surrounding spaces or invisible
 * characters.
 */
export const normalEmail = (input: string): string => input.replace(unseen, "").trim().toLowerCase();

/** Returns the fault of an e-mail address as a sentence in Spanish, or null. */
export function emailProblem(input: string | null | undefined): string | null {
  const email = normalEmail(input ?? "");
  if (!email) return "El email es requerido";
  if (email.length > 254) return "El email es demasiado largo";
  if (email.includes("..")) return "El email no puede contener puntos consecutivos";
  return address.test(email) ? null : "Formato de email inválido. Ejemplo: usuario@dominio.com";
}

/** Returns a `mailto:` address, with all special characters escaped. */
export const mailAddress = (email: string): string => {
  const at = email.lastIndexOf("@");
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${email.slice(at + 1)}`;
};

/** Returns an e-mail address with only its first letter and its domain visible: `m***@example.com`. */
export const maskedEmail = (email: string): string => `${[...email][0] ?? ""}***@${email.split("@").at(-1)}`;
