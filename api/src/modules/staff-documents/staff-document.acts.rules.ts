import type { Caller, Cases, Condition } from "../../core/acts.ts";
import { NO_PERMISSION } from "../../core/failure.ts";
import { acts } from "../accounts/acts.rules.ts";
import { may } from "../accounts/permissions.rules.ts";
import { staffDocumentLifecycle, type StaffDocumentStatus } from "./staff-document.lifecycle.ts";

/** Facts of a staff document that determine which acts are possible. */
export interface StaffDocumentState {
  readonly status: StaffDocumentStatus;
  readonly userId: number;
  /** Reason why the document is no longer current; null while it is current. */
  readonly ending: "replaced" | "removed" | "erased" | null;
}

/** Names of the facts in {@link StaffDocumentState}, for selecting them in a query. */
export const staffDocumentFacts = ["status", "userId", "ending"] as const;

const REPLACED = "El documento fue reemplazado por un archivo más reciente. Revisa el actual.";

const APPROVED = "El documento ya fue aprobado.";
const REJECTED = "El documento ya fue rechazado.";

const replaced: Condition<StaffDocumentState> = [({ ending }) => ending !== null, REPLACED];

const decided: Cases<StaffDocumentState> = {
  cases: [replaced, [({ status }) => status === "approved", APPROVED], [() => true, REJECTED]],
};

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
  /** Uploads another file that replaces the document. */
  replace: {
    may: "uploadDocuments",
    from: ["pending", "rejected"],
    otherwise: [
      "CONFLICT",
      "El documento ya está aprobado. Pide a la administración que lo elimine para subir otro.",
    ],
    unless: [ofAnother, replaced],
  },
  /** Removes the document permanently; its file is deleted. */
  remove: {
    may: "uploadDocuments",
    from: ({ viewer }) =>
      may(viewer?.role, "reviewDocuments") ? ["pending", "approved", "rejected"] : ["pending", "rejected"],
    otherwise: ["CONFLICT", "El documento ya está aprobado. Solo la administración puede eliminarlo."],
    unless: [ofAnother, replaced],
  },
});

/** Name of an act on staff documents. */
export type StaffDocumentAct = (typeof staffDocumentActs.names)[number];
