import type { Caller, Condition, RefusalWords } from "../../core/acts.ts";
import { NO_PERMISSION } from "../../core/failure.ts";
import { acts } from "../accounts/acts.rules.ts";
import { may } from "../accounts/permissions.rules.ts";
import { staffDocumentLifecycle, type StaffDocumentStatus } from "./staff-document.lifecycle.ts";

/** State that the acts on a staff document are checked against. */
export interface StaffDocumentState {
  readonly status: StaffDocumentStatus;
  readonly userId: number;
  /** Reason why it is no longer current; null while it is. */
  readonly ending: "replaced" | "removed" | "erased" | null;
}

/** The names of the facts in {@link StaffDocumentState}, as a read selects them. */
export const staffDocumentFacts = ["status", "userId", "ending"] as const;

const REPLACED = "El documento fue reemplazado por un archivo más reciente. Revisa el actual.";

const APPROVED: RefusalWords = ["CONFLICT", "El documento ya fue aprobado."];
const REJECTED: RefusalWords = ["CONFLICT", "El documento ya fue rechazado."];

const decided = ({ status, ending }: StaffDocumentState): RefusalWords => {
  if (ending !== null) return ["CONFLICT", REPLACED];
  return status === "approved" ? APPROVED : REJECTED;
};

const replaced: Condition<StaffDocumentState> = [({ ending }) => ending !== null, REPLACED];

const ofAnother: Condition<StaffDocumentState> = [
  ({ userId }: StaffDocumentState, { viewer }: Caller) =>
    viewer?.id !== userId && !may(viewer?.role, "reviewDocuments"),
  NO_PERMISSION,
  "FORBIDDEN",
];

/** Acts on a staff document, with the roles and statuses of each. */
export const staffDocumentActs = acts<StaffDocumentState>(staffDocumentLifecycle)({
  approve: {
    may: "reviewDocuments",
    from: ["pending"],
    to: "approved",
    otherwise: decided,
    unless: [replaced],
  },
  reject: {
    may: "reviewDocuments",
    from: ["pending"],
    to: "rejected",
    otherwise: decided,
    unless: [replaced],
  },
  /** Sends another file in its place. */
  replace: {
    may: "uploadDocuments",
    from: ["pending", "rejected"],
    otherwise: [
      "CONFLICT",
      "El documento ya está aprobado. Pide a la administración que lo elimine para subir otro.",
    ],
    unless: [ofAnother, replaced],
  },
  /** Takes it away for good: its file is deleted. */
  remove: {
    may: "uploadDocuments",
    from: ({ viewer }) =>
      may(viewer?.role, "reviewDocuments") ? ["pending", "approved", "rejected"] : ["pending", "rejected"],
    otherwise: ["CONFLICT", "El documento ya está aprobado. Solo la administración puede eliminarlo."],
    unless: [ofAnother, replaced],
  },
});

/** The name of an act of staff documents. */
export type StaffDocumentAct = (typeof staffDocumentActs.names)[number];
