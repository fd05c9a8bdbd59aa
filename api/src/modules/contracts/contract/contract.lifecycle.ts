import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a contract; `active` is sent for signature. */
export type ContractStatus = "draft" | "active" | "signed" | "completed" | "cancelled";

/** Returns whether a contract of this status has its signature and binds; a cancelled one binds nobody. */
export const hasSignature = (status: ContractStatus): boolean =>
  status === "signed" || status === "completed";

/** Moves of a contract; a completed one is cancelled by OWNER alone. */
export const contractLifecycle = lifecycle({
  subject: "El contrato",
  start: "draft",
  table: {
    draft: ["active", "cancelled"],
    active: ["signed", "cancelled"],
    signed: ["completed", "cancelled"],
    completed: ["cancelled"],
    cancelled: [],
  } satisfies Record<ContractStatus, readonly ContractStatus[]>,
  labels: {
    draft: "Borrador",
    active: "Activo",
    signed: "Firmado",
    completed: "Completado",
    cancelled: "Cancelado",
  },
});

/** Labels of the statuses on our screens: a completed contract may still have a balance due. */
export const shownContractLabels = { ...contractLifecycle.labels, completed: "Servicios comprados" } as const;
