import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a contract; `active` means sent for signature. */
export type ContractStatus = "draft" | "active" | "signed" | "completed" | "cancelled";

/** Returns whether a contract with this status is signed and binding; a cancelled contract is not binding. */
export const hasSignature = (status: ContractStatus): boolean =>
  status === "signed" || status === "completed";

/** Status transitions of a contract; only OWNER cancels a completed contract. */
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

/** Status labels for the application's screens: a completed contract may still have a balance due. */
export const shownContractLabels = { ...contractLifecycle.labels, completed: "Servicios comprados" } as const;
