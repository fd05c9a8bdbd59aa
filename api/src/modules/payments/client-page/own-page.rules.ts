import type { Tone } from "../../../core/look.ts";
import type { ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";

/** Labels of the contract statuses for the client: the next step of the client or the agency. */
export const ownContractLabels: Readonly<Record<ContractStatus, string>> = {
  draft: "En preparación",
  active: "Por firmar",
  signed: "Firmado",
  completed: "Reservas listas",
  cancelled: "Cancelado",
};

/** Colour of each contract status. */
export const ownContractTones: Readonly<Record<ContractStatus, Tone>> = {
  draft: "neutral",
  active: "sun",
  signed: "leaf",
  completed: "leaf",
  cancelled: "clay",
};
