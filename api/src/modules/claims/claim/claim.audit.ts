import { by, fact, moved, type Descriptions } from "../../../core/audit/description.ts";
import { type ClaimIdentity, claimIdentityLabels, type ClaimKind } from "./claim.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "claim.filed": { number: string; kind: ClaimKind; dueOn: string; byStaff: boolean };
    "claim.file-added": { filename: string; sha256: string };
    "claim.code-sent": object;
    "claim.link-sent": object;
    /**
     * The person was identified by a code sent to their e-mail; `pendiente` when none of our records has that
     * e-mail.
     */
    "claim.identified": { identity: ClaimIdentity };
    "claim.identity-decided": { accepted: boolean; note: string };
    "claim.taken": { before: number | null };
    "claim.extended": { from: string; to: string; reason: string };
    "claim.completion-asked": { missing: string; lapsesOn: string };
    "claim.completed": { dueOn: string };
    "claim.answered": { answer: string; gaveData: boolean; erased: boolean; revoked: number };
    "claim.closed": { reason: string };
    "claim.lapsed": object;
    "claim.withdrawn": object;
    "claim.due-near": { dueOn: string };
    "claim.overdue": { dueOn: string };
  }
}

/** Descriptions of the audit entries about requests and claims. */
export const describedClaims = {
  "claim.filed": ({ number, dueOn, byStaff }) => ({
    did: `${byStaff ? "registró" : "presentó"} la solicitud ${number}`,
    changes: fact("Respuesta hasta", dueOn),
  }),
  "claim.file-added": ({ filename }) => ({
    did: "agregó una prueba a la solicitud",
    changes: fact("Archivo", filename),
  }),
  "claim.code-sent": () => ({ did: "pidió el código para identificarse" }),
  "claim.link-sent": () => ({ did: "envió el enlace para seguir la solicitud" }),
  "claim.identified": ({ identity }) => ({
    did: "confirmó el correo de la solicitud",
    changes: fact("Identidad", identity, by(claimIdentityLabels)),
  }),
  "claim.identity-decided": ({ accepted, note }) => ({
    did: accepted ? "aceptó la identidad de quien pide" : "no aceptó la identidad de quien pide",
    note,
    tone: accepted ? "leaf" : "clay",
  }),
  "claim.taken": ({ before }, nameOf) => ({
    did: "tomó la solicitud",
    changes: before === null ? [] : fact("Antes la tenía", nameOf(before)),
  }),
  "claim.extended": ({ from, to, reason }) => ({
    did: "amplió el plazo de la respuesta",
    changes: moved("Respuesta hasta", from, to),
    note: reason,
    tone: "sun",
  }),
  "claim.completion-asked": ({ missing, lapsesOn }) => ({
    did: "pidió completar la solicitud",
    changes: fact("Hasta", lapsesOn),
    note: missing,
    tone: "sun",
  }),
  "claim.completed": ({ dueOn }) => ({
    did: "completó la solicitud",
    changes: fact("Respuesta hasta", dueOn),
  }),
  "claim.answered": ({ answer, gaveData, erased }) => ({
    did: `respondió la solicitud${gaveData ? " con los datos" : ""}${erased ? " y borró los datos" : ""}`,
    note: answer,
    tone: "leaf",
  }),
  "claim.closed": ({ reason }) => ({ did: "cerró la solicitud", note: reason }),
  "claim.lapsed": () => ({ did: "cerró la solicitud porque no se completó", tone: "neutral" }),
  "claim.withdrawn": () => ({ did: "desistió de la solicitud", tone: "neutral" }),
  "claim.due-near": ({ dueOn }) => ({
    did: "avisó que la respuesta vence pronto",
    changes: fact("Respuesta hasta", dueOn),
    tone: "sun",
  }),
  "claim.overdue": ({ dueOn }) => ({
    did: "avisó que la respuesta está vencida",
    changes: fact("Respuesta hasta", dueOn),
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
