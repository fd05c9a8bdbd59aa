import { roleLabels, type RoleNumber } from "@travesia/api/permissions";

/** Texts about people and staff (platform 8.5; shapes 4.2). */
export const userTexts = {
  list: "Personas",
  searchLabel: "Nombre, correo o documento",
  empty: "Aún no hay nadie. Crea la primera cuenta con «Crear cuenta».",
  noneFound: "Nadie cumple estos filtros.",
  create: "Crear cuenta",
  createStaff: "Crear persona del equipo",
  invitation: "Le enviaremos un enlace para que cree su contraseña. Funciona una sola vez, durante 7 días.",
  created: "Cuenta creada",
  invitedAgain: (email: string) => `Enviamos otra invitación a ${email}`,
  updated: "Cambios guardados",
  deactivated: (name: string) => `${name} ya no puede entrar`,
  reactivated: (name: string) => `${name} puede entrar de nuevo`,
  deleted: "Usuario eliminado con éxito",
  kept: "La cuenta tiene registros: quedó desactivada y se conserva",
  anonymized: "Los datos personales se suprimieron",
  passwordGiven: "Contraseña actualizada exitosamente",
  unlocked: "Cuenta desbloqueada exitosamente",
  twoFactorOff: "La verificación en dos pasos quedó desactivada",
  active: "Activo",
  inactive: "Inactivo",
  invited: "Invitado",
  locked: "Bloqueado",
  notFound: "Usuario no encontrado",
} as const;

/** Label of each kind of bank account. */
export const accountKinds: Readonly<Record<string, string>> = { ahorros: "Ahorros", corriente: "Corriente" };

/** Returns the roles as a field or a filter offers them. */
export const roleOptions = (roles: readonly number[]) =>
  roles.map((role) => ({ value: String(role), label: roleLabels[role as RoleNumber] }));

/** Roles that a filter offers, highest first. */
export const everyRole: readonly RoleNumber[] = [7, 6, 5, 4, 3, 2, 1];

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Returns the sentence about the people and quotes to reassign; empty for none. */
export function legacyText({
  team,
  openQuotes,
}: {
  readonly team: number;
  readonly openQuotes: number;
}): string {
  const parts = [
    team > 0 && counted(team, "persona a cargo", "personas a cargo"),
    openQuotes > 0 && counted(openQuotes, "cotización abierta", "cotizaciones abiertas"),
  ].filter(Boolean);
  return parts.length ? `Tiene ${parts.join(" y ")}.` : "";
}
