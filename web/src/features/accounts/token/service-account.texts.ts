import { serviceRoles } from "@travesia/api/accounts/token/service-account.rules";
import { roleLabel } from "@travesia/api/permissions";
import type { ServiceAccountRowFragment } from "./token.generated.ts";

const counted = (tokens: number): string =>
  tokens === 1 ? "su token termina" : `sus ${tokens} tokens terminan`;

/** Texts about service accounts. */
export const serviceTexts = {
  title: "Cuentas de servicio",
  lead:
    "Para un programa que trabaja para la agencia: contabilidad, página web, buscador. Nadie entra con ellas: " +
    "usan tokens, que siguen sirviendo aunque cambie el equipo.",
  none: "Aún no hay cuentas de servicio. Crea una para que un programa trabaje sin la cuenta de una persona.",
  createLead: "Enseguida le creas su primer token.",
  create: "Crear cuenta de servicio",
  edit: "Editar",
  editTitle: "Editar cuenta de servicio",
  save: "Guardar",
  saved: "Cuenta de servicio guardada",
  name: "Nombre",
  nameHint: "El del programa: Siigo, Página web… Así sale en la historia.",
  nameMissing: "El nombre de la cuenta de servicio es obligatorio",
  purpose: "Lo que hace",
  purposeHint: "Opcional: Lleva la contabilidad, Trae los pedidos de la página…",
  role: "Lee y trabaja como",
  roleOf: serviceRoles.map((role) => ({ value: String(role), label: roleLabel(role) })),
  token: "Crear token",
  on: "Activar",
  turnedOn: "Cuenta de servicio activada. Créale un token.",
  off: "Desactivar",
  offTitle: "Desactivar cuenta de servicio",
  turningOff: ({ name, tokens }: ServiceAccountRowFragment) =>
    `«${name}» deja de entrar de inmediato${tokens.length > 0 ? `: ${counted(tokens.length)} ` : " "}` +
    "y se apagan los webhooks por los que responde. Lo que hizo queda en la historia.",
  turnedOff: "Cuenta de servicio desactivada",
  isOn: "Activa",
  isOff: "Desactivada",
  noToken: "Sin tokens: todavía no puede entrar.",
  actsOf: (name: string) => `Acciones de la cuenta de servicio ${name}`,
  of: ({ role, purpose }: ServiceAccountRowFragment) =>
    [roleLabel(role), purpose].filter(Boolean).join(" · "),
} as const;
