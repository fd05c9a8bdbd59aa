import type { AuditEntries } from "../../../core/audit/audit.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import type { Context } from "../../../core/context.ts";
import { historyOf, type HistoryLine } from "../../accounts/account/history-of.ts";
import type { ClaimEventKind } from "./claim-history.enums.ts";
import { claimIdentityLabels } from "./claim.rules.ts";
import type { ClaimEvent } from "./claim.types.ts";

type Lines = {
  [T in Exclude<keyof AuditEntries & `claim.${string}`, "claim.link-sent">]: HistoryLine<
    ClaimEventKind,
    AuditEntries[T]
  >;
};

const done = (gaveData: boolean, erased: boolean, revoked: number): string[] => [
  ...(gaveData ? ["se adjuntaron sus datos"] : []),
  ...(erased ? ["se suprimieron sus datos"] : []),
  ...(revoked > 0 ? ["se revocaron sus autorizaciones"] : []),
];

const lines: Lines = {
  "claim.filed": ["filed", ({ dueOn }) => `Plazo: ${spokenDay(dueOn)}`],
  "claim.file-added": ["file_added", ({ filename }) => filename],
  "claim.code-sent": ["code_sent", () => null],
  "claim.identified": [
    "identified",
    ({ identity }) =>
      identity === "pendiente"
        ? "Confirmó su correo, que no está en nuestros registros"
        : claimIdentityLabels[identity],
  ],
  "claim.identity-decided": [
    "identity_decided",
    ({ accepted, note }) => `${accepted ? "Comprobada" : "No comprobada"}: ${note}`,
  ],
  "claim.taken": ["taken", () => null],
  "claim.extended": ["extended", ({ to, reason }) => `Hasta el ${spokenDay(to)}: ${reason}`],
  "claim.completion-asked": ["completion_asked", ({ missing }) => missing],
  "claim.completed": ["completed", ({ dueOn }) => `Nuevo plazo: ${spokenDay(dueOn)}`],
  "claim.answered": [
    "answered",
    ({ answer, gaveData, erased, revoked }) =>
      [answer, ...done(gaveData, erased, revoked)].filter(Boolean).join(" · "),
  ],
  "claim.closed": ["closed", ({ reason }) => reason],
  "claim.lapsed": ["lapsed", () => null],
  "claim.withdrawn": ["withdrawn", () => null],
  "claim.due-near": ["due_near", () => null],
  "claim.overdue": ["overdue", ({ dueOn }) => `Venció el ${spokenDay(dueOn)}`],
};

/** Kinds of event that the claimant causes, whether or not they were signed in. */
const theirs: readonly ClaimEventKind[] = ["filed", "file_added", "identified", "completed", "withdrawn"];

/** Returns the events of a request that the caller may see, newest first, from the audit log. */
export async function claimHistory(context: Context, id: string): Promise<ClaimEvent[]> {
  const happened = await historyOf<ClaimEventKind>(context, id, lines as never);
  return happened.map((one) => ({
    ...one,
    byClient: one.byClient || (one.actorName === null && theirs.includes(one.kind)),
  }));
}
