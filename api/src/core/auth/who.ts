import { listed } from "../colombia/spoken.ts";
import type { AuthRule } from "./auth.decorator.ts";
import { Role, roleNames, STAFF } from "./role.ts";

const names: Readonly<Record<Role, string>> = {
  CLIENTE: "Cliente",
  ASESOR: "Asesor",
  LIDER: "Líder",
  GERENTE: "Gerente",
  ADMIN: "Administrador",
  CONTADOR: "Contador",
  OWNER: "Propietario",
  LINK: "quien tenga un enlace válido del registro",
  VISITOR: "un visitante sin sesión",
  INACTIVE: "una cuenta inactiva",
};

const admits = (rule: AuthRule, roles: readonly Role[]) =>
  roles.every((role) => rule.requires.includes(role));

function peopleOf(rule: AuthRule): string[] {
  const signedIn = rule.requires.length === 0 || rule.requires.includes(Role.INACTIVE);
  if (signedIn || admits(rule, roleNames)) return ["toda cuenta activa"];
  if (admits(rule, STAFF)) return ["todo el equipo"];
  return roleNames.filter((role) => rule.requires.includes(role)).map((role) => names[role]);
}

const others = [Role.INACTIVE, Role.LINK, Role.VISITOR] as const;

/** Returns the people whom a rule admits, as a list in words: `Gerente, Administrador y Propietario`. */
const admitted = (rule: AuthRule): string =>
  listed([
    ...peopleOf(rule),
    ...others.filter((role) => rule.requires.includes(role)).map((role) => names[role]),
  ]);

/** Returns the sentence on the people who may run an operation; an operation without a rule is public. */
export const whoRuns = (rule: AuthRule | undefined): string =>
  rule ? `Solo para ${admitted(rule)}.` : "Pública: no pide sesión.";

/**
 * Returns the sentence on the people who may see a field; an empty string when everyone who sees the record
 * may see it.
 */
export function whoSees(rule: AuthRule | undefined): string {
  if (!rule) return "";
  const self = rule.self ? ", y para la persona misma" : "";
  return `Solo para ${admitted(rule)}${self}; a los demás les llega nulo.`;
}
