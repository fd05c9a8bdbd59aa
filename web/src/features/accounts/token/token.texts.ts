import { grantableLabels } from "@travesia/api/accounts/grantable.rules";
import { TOKEN_DAYS } from "@travesia/api/accounts/token/access-token.rules";
import { formatInstant } from "../../../ui/days.ts";
import type { AccessTokenPartsFragment } from "./token.generated.ts";

/** Texts about access tokens. */
export const tokenTexts = {
  title: "Tokens de acceso",
  lead: "Para que un programa consulte y trabaje en tu nombre sin tu contraseña. Lee lo que tú lees y solo cambia lo que le permitas.",
  stays: "Siguen sirviendo aunque cambies la contraseña o cierres tus sesiones: revócalos aquí.",
  make: "Crear token",
  making: "Crear token de acceso",
  makingFor: (service: string) => `Crear token de ${service}`,
  leadFor: "El programa que lo tenga lee lo que lee el rol de la cuenta y solo cambia lo que le permitas.",
  name: "Nombre del token",
  nameHint: "Para reconocerlo: Contabilidad, Página web…",
  nameMissing: "El nombre del token es obligatorio",
  days: "Sirve durante",
  daysOf: TOKEN_DAYS.map((days) => ({
    value: String(days),
    label: days === 365 ? "1 año" : `${days} días`,
  })),
  ranges: "Direcciones IP permitidas",
  rangesHint: "Separadas por espacios: 190.26.10.5 o 190.26.0.0/16. Vacío: desde cualquier lugar.",
  capabilities: "Lo que puede cambiar",
  capabilitiesHint: "Sin ninguno, solo lee.",
  renew: "Renovar",
  renewing: (name: string) =>
    `El secreto actual de «${name}» deja de servir de inmediato y recibes otro. Escribe tu contraseña.`,
  renewTitle: "Renovar token de acceso",
  revoke: "Revocar",
  revokeTitle: "Revocar token de acceso",
  revoking: (name: string) =>
    `El programa que usa «${name}» deja de entrar de inmediato. No se puede deshacer.`,
  shownTitle: "Copia tu token ahora",
  shownLead: "No se vuelve a mostrar. Guárdalo donde guardas tus contraseñas.",
  shownDone: "Ya lo copié",
  example: "Pruébalo",
  token: "token",
  command: "ejemplo",
  actsOf: (name: string) => `Acciones del token ${name}`,
  of: ({ prefix, createdAt, expiresAt, lastUsedAt, lastUsedAddress }: AccessTokenPartsFragment) =>
    [
      `${prefix}…`,
      `Creado: ${formatInstant(createdAt)}`,
      lastUsedAt
        ? `Último uso: ${formatInstant(lastUsedAt)}${lastUsedAddress ? ` desde ${lastUsedAddress}` : ""}`
        : "Sin usar",
      `Vence: ${formatInstant(expiresAt)}`,
    ].join(" · "),
  may: ({ capabilities, addressRanges }: AccessTokenPartsFragment) =>
    [
      capabilities.length === 0
        ? "Solo lee"
        : capabilities.map((capability) => grantableLabels[capability]).join(", "),
      addressRanges.length > 0 && `Solo desde ${addressRanges.join(", ")}`,
    ]
      .filter(Boolean)
      .join(" · "),
} as const;
