const address = /^[a-z0-9]([a-z0-9._%+'-]*[a-z0-9])?@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Returns an e-mail address as it is stored: lower-case, without spaces around it. */
export const normalEmail = (input: string): string => input.trim().toLowerCase();

/** Returns the fault of an e-mail address as a sentence in Spanish, or null. */
export function emailProblem(input: string | null | undefined): string | null {
  const email = normalEmail(input ?? "");
  if (!email) return "El email es requerido";
  if (email.length > 254) return "El email es demasiado largo";
  if (email.includes("..")) return "El email no puede contener puntos consecutivos";
  return address.test(email) ? null : "Formato de email inválido. Ejemplo: usuario@dominio.com";
}

/** Returns an e-mail address of which its first letter and its domain are shown: `m***@example.com`. */
export const maskedEmail = (email: string): string => `${[...email][0] ?? ""}***@${email.split("@").at(-1)}`;
