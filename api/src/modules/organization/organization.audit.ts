import { fact, moved, type Descriptions } from "../../core/audit/description.ts";
import { roleLabel } from "../accounts/permissions.rules.ts";
declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "user.moved": {
      before: { liderId: number | null; gerenteId: number | null };
      after: { liderId: number | null; gerenteId: number | null };
    };
    "user.deactivated": object;
    "user.deleted": { role: number };
    "user.succeeded": { successorId: number; team: number };
    "user.unlocked": { failures: number };
    "user.two-factor-taken-off": object;
    "user.password-given": object;
  }
}

/** Descriptions of the audit entries about people. */
export const describedPeople = {
  "user.moved": ({ before, after }, nameOf) => ({
    did: "cambió el lugar de la persona en el equipo",
    changes: [
      ...moved("Líder", nameOf(before.liderId), nameOf(after.liderId)),
      ...moved("Gerente", nameOf(before.gerenteId), nameOf(after.gerenteId)),
    ],
  }),
  "user.deactivated": () => ({ did: "desactivó la cuenta", tone: "clay" }),
  "user.deleted": ({ role }) => ({ did: `eliminó la cuenta, que era ${roleLabel(role)}`, tone: "clay" }),
  "user.succeeded": ({ successorId, team }, nameOf) => ({
    did: `entregó su equipo y su trabajo abierto a ${nameOf(successorId)}`,
    changes: fact("Personas del equipo", team),
  }),
  "user.unlocked": ({ failures }) => ({
    did: "desbloqueó la cuenta",
    changes: fact("Intentos fallidos", failures),
  }),
  "user.two-factor-taken-off": () => ({ did: "quitó la verificación en dos pasos", tone: "sun" }),
  "user.password-given": () => ({ did: "dio una contraseña nueva a la cuenta", tone: "sun" }),
} satisfies Partial<Descriptions>;
