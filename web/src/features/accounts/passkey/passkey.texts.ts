import { formatInstant } from "../../../ui/days.ts";

/** Facts shown on the line of a passkey. */
interface PasskeyFacts {
  readonly createdAt: string;
  readonly lastUsedAt?: string | null;
  readonly backedUp: boolean;
}

/** Texts about passkeys. */
export const passkeyTexts = {
  title: "Llaves de acceso",
  lead: "Entra con tu huella, tu cara o el PIN de tu equipo, sin escribir la contraseña. Una página falsa no te la puede robar.",
  add: "Agregar llave de acceso",
  addLead:
    "Escribe tu contraseña y ponle un nombre. Luego tu navegador te pedirá la huella, la cara o el PIN.",
  name: "Nombre de la llave",
  nameHint: "Para reconocerla: Celular, Portátil de la oficina…",
  nameMissing: "El nombre de la llave es obligatorio",
  code: "Código de verificación",
  codeHint: "De tu aplicación, o uno de recuperación.",
  codeOrPasskey: "Déjalo vacío para usar tu llave de acceso.",
  continue: "Continuar",
  added: "Llave de acceso agregada",
  rename: "Cambiar nombre",
  renamed: "Nombre cambiado",
  remove: "Quitar",
  removeTitle: "Quitar esta llave de acceso",
  removing: (name: string) =>
    `«${name}» ya no abrirá tu cuenta y tus otras sesiones se cerrarán. Escribe tu contraseña.`,
  removingOf: (name: string, person: string) =>
    `«${name}» ya no abrirá la cuenta de ${person}: sus sesiones se cerrarán y le avisamos por correo. ` +
    "Escribe tu contraseña.",
  actsOf: (name: string) => `Acciones de la llave ${name}`,
  of: ({ createdAt, lastUsedAt, backedUp }: PasskeyFacts) =>
    [
      `Creada: ${formatInstant(createdAt)}`,
      lastUsedAt ? `Último uso: ${formatInstant(lastUsedAt)}` : "Sin usar",
      ...(backedUp ? ["También está en tus otros equipos"] : []),
    ].join(" · "),
  unsupported: "Este navegador no admite llaves de acceso.",
  cancelled: "No se usó ninguna llave de acceso. Inténtalo de nuevo.",
  known: "Este equipo ya tiene una llave de acceso de tu cuenta.",
  elsewhere: "Abre Travesía en su dirección de siempre para usar llaves de acceso.",
  failed: "El navegador no pudo usar la llave de acceso. Inténtalo de nuevo.",
} as const;
