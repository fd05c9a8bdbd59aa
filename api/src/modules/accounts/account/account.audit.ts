import {
  by,
  changedFields,
  fact,
  moved,
  spoken,
  type Labels,
  type Descriptions,
} from "../../../core/audit/description.ts";
import { historyLabels } from "../../../core/column.ts";
import { consentPurposeLabels } from "../consent/consent.rules.ts";
import { roleLabel } from "../permissions.rules.ts";
import { User } from "./user.entity.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** `by` is `passkey` when the person signed in with a passkey alone; absent for a sign-in by password. */
    "user.signed-in": { by?: "passkey" };
    "user.sign-in-failed": { failures: number; lockedUntil?: string };
    "user.password-changed": object;
    "user.password-reset": object;
    "user.recovery-asked": object;
    "user.created": { role: number; liderId: number | null; gerenteId: number | null };
    "user.service-made": { role: number; purpose: string | null };
    "user.updated": { before: object; after: object };
    "user.banking-changed": { before: object; after: object };
    /** Another person saw the whole account number; `numeroCuenta` is masked here. */
    "user.account-opened": { banco: string; numeroCuenta: string };
    "user.email-change-asked": { email: string };
    "user.email-verified": { before: { email: string }; after: { email: string } };
    "user.sessions-closed": object;
    "user.session-ended": { sessionId: string };
    "user.signed-out": object;
    "user.two-factor-started": object;
    "user.two-factor-stopped": object;
    "user.passkey-added": { passkey: string; backedUp: boolean };
    "user.passkey-renamed": { before: { passkey: string }; after: { passkey: string } };
    "user.passkey-removed": { passkey: string };
    "user.token-made": { accessToken: string; permisos: string; vence: string; desde: string | null };
    "user.token-renewed": { accessToken: string; vence: string };
    /** A token was ended by its owner, or because its account was switched off. */
    "user.token-ended": { accessToken: string; by: "owner" | "account" };
    "user.token-paused": { accessToken: string };
    "user.token-confirmed": { accessToken: string };
    /**
     * A passkey's signature counter did not increase, so the passkey may be a copy. `counted` is the
     * authenticator's counter, `before` the stored one.
     */
    "user.passkey-copied": { passkey: string; counted: number; before: number };
    "agency.second-factor-asked": { before: { roles: number[] }; after: { roles: number[] } };
    "user.viewing-began": { role: number };
    "user.viewing-ended": object;
    "user.invited": { email: string };
    "user.invitation-taken": object;
    "user.data-exported": { sha256: string };
    "user.erased": object;
    /** `claim`: the number of the request that led to the revocation; null when there was none. */
    "consent.revoked": { purpose: string; recordId: string; claim: string | null };
  }
}

const userFields: Labels = {
  ...historyLabels(User),
  servicePurpose: "Lo que hace",
  numeroCuenta: "Número de cuenta",
  nombreTitular: "Titular de la cuenta",
  documentoTitular: "Documento del titular",
  telefono: "Teléfono",
  observaciones: "Observaciones",
};

const rolesText = (roles: readonly number[]): string => roles.map(roleLabel).join(", ") || "Ninguno";

/** Descriptions of the audit entries about accounts. */
export const describedAccounts = {
  "user.signed-in": ({ by }) => ({
    did: by ? "inició sesión con una llave de acceso" : "inició sesión",
    tone: "neutral",
  }),
  "user.sign-in-failed": ({ failures, lockedUntil }) => ({
    did: lockedUntil ? "bloqueó la cuenta por intentos fallidos" : "no pudo iniciar sesión",
    changes: [...fact("Intentos fallidos", failures), ...fact("Bloqueada hasta", lockedUntil)],
    tone: "sun",
  }),
  "user.password-changed": () => ({ did: "cambió su contraseña" }),
  "user.password-reset": () => ({ did: "puso una contraseña nueva por el enlace de recuperación" }),
  "user.recovery-asked": () => ({ did: "pidió recuperar la contraseña" }),
  "user.created": ({ role, liderId, gerenteId }, nameOf) => ({
    did: `creó la cuenta con el rol ${roleLabel(role)}`,
    changes: [
      ...(liderId === null ? [] : fact("Líder", nameOf(liderId))),
      ...(gerenteId === null ? [] : fact("Gerente", nameOf(gerenteId))),
    ],
  }),
  "user.service-made": ({ role, purpose }) => ({
    did: `creó la cuenta de servicio con el rol ${roleLabel(role)}`,
    changes: fact("Lo que hace", purpose),
    tone: "sun",
  }),
  "user.updated": ({ before, after }) => ({
    did: "cambió los datos de la cuenta",
    changes: changedFields(before, after, userFields),
  }),
  "user.banking-changed": ({ before, after }) => ({
    did: "cambió los datos bancarios",
    changes: changedFields(before, after, userFields, "banking"),
    tone: "sun",
  }),
  "user.account-opened": ({ banco, numeroCuenta }) => ({
    did: "vio la cuenta bancaria completa",
    changes: [...fact("Banco", banco, spoken, "banking"), ...fact("Cuenta", numeroCuenta, spoken, "banking")],
    tone: "neutral",
  }),
  "user.email-change-asked": ({ email }) => ({ did: `pidió cambiar el correo a ${email}` }),
  "user.email-verified": ({ before, after }) => ({
    did: "confirmó el correo",
    changes: moved("Correo", before.email, after.email),
    tone: "leaf",
  }),
  "user.sessions-closed": () => ({ did: "cerró todas las sesiones" }),
  "user.session-ended": () => ({ did: "cerró una de sus sesiones" }),
  "user.signed-out": () => ({ did: "cerró sesión", tone: "neutral" }),
  "user.two-factor-started": () => ({ did: "activó la verificación en dos pasos", tone: "leaf" }),
  "user.two-factor-stopped": () => ({ did: "desactivó la verificación en dos pasos", tone: "sun" }),
  "user.passkey-added": ({ passkey }) => ({
    did: "agregó una llave de acceso",
    changes: fact("Llave", passkey),
    tone: "leaf",
  }),
  "user.passkey-renamed": ({ before, after }) => ({
    did: "le cambió el nombre a una llave de acceso",
    changes: moved("Nombre", before.passkey, after.passkey),
  }),
  "user.passkey-removed": ({ passkey }) => ({
    did: "quitó una llave de acceso",
    changes: fact("Llave", passkey),
    tone: "sun",
  }),
  "user.token-made": ({ accessToken, permisos, vence, desde }) => ({
    did: "creó un token de acceso",
    changes: [
      ...fact("Token", accessToken),
      ...fact("Permisos", permisos),
      ...fact("Vence", vence),
      ...fact("Solo desde", desde),
    ],
    tone: "sun",
  }),
  "user.token-renewed": ({ accessToken, vence }) => ({
    did: "renovó un token de acceso: el anterior ya no sirve",
    changes: [...fact("Token", accessToken), ...fact("Vence", vence)],
    tone: "sun",
  }),
  "user.token-ended": ({ accessToken, by }) => ({
    did: by === "owner" ? "revocó un token de acceso" : "revocó un token de acceso al desactivar la cuenta",
    changes: fact("Token", accessToken),
    tone: "sun",
  }),
  "user.token-paused": ({ accessToken }) => ({
    did: "dejó en pausa un token de acceso, hasta que se confirme",
    changes: fact("Token", accessToken),
    tone: "sun",
  }),
  "user.token-confirmed": ({ accessToken }) => ({
    did: "confirmó un token de acceso que estaba en pausa",
    changes: fact("Token", accessToken),
  }),
  "user.passkey-copied": ({ passkey }) => ({
    did: "usó una llave de acceso que parece copiada, y no abrió",
    changes: fact("Llave", passkey),
    tone: "clay",
  }),
  "agency.second-factor-asked": ({ before, after }) => ({
    did: "cambió a qué roles se pide verificación en dos pasos",
    changes: moved("Roles", rolesText(before.roles), rolesText(after.roles)),
    tone: "sun",
  }),
  "user.viewing-began": ({ role }) => ({
    did: `empezó a ver como esta persona, que era ${roleLabel(role)}`,
    tone: "sun",
  }),
  "user.viewing-ended": () => ({ did: "dejó de ver como esta persona", tone: "neutral" }),
  "user.invited": ({ email }) => ({ did: `envió la invitación a ${email}` }),
  "user.invitation-taken": () => ({ did: "creó su contraseña con la invitación", tone: "leaf" }),
  "user.data-exported": () => ({ did: "descargó la copia de sus datos" }),
  "consent.revoked": ({ purpose, claim }) => ({
    did: "revocó una autorización para tratar sus datos",
    changes: [...fact("Para", purpose, by(consentPurposeLabels)), ...fact("Solicitud", claim)],
    tone: "sun",
  }),
  "user.erased": () => ({ did: "borró los datos personales de la cuenta", tone: "clay" }),
} satisfies Partial<Descriptions>;
