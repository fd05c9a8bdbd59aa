import { passwordProblem } from "@travesia/api/accounts/password/password.rules";

/** Rating of a password, as a word and a percentage; `null` while there is nothing to rate. */
export interface PasswordStrength {
  readonly word: string;
  /** Strength in percent, 0–100. */
  readonly share: number;
  readonly tone: "error" | "warning" | "success";
}

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * Rates a password by length and variety. A password that the server would refuse is weak, with the reason.
 */
export function strengthOf(password: string): PasswordStrength | null {
  if (!password) return null;
  const problem = passwordProblem(password);
  if (problem) return { word: problem, share: 25, tone: "error" };
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = password.length + variety * 3;
  if (points >= 24) return { word: "Contraseña muy fuerte", share: 100, tone: "success" };
  if (points >= 18) return { word: "Contraseña fuerte", share: 75, tone: "success" };
  return {
    word: "Contraseña aceptable: con más caracteres o símbolos será más fuerte",
    share: 50,
    tone: "warning",
  };
}
