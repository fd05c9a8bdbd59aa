import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Tone } from "../../../core/look.ts";
import type { ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";
import type { PlanLineState } from "../payment/payment.rules.ts";

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

/** Labels of the states of a plan line for the client. */
export const ownLineStates: Readonly<Record<PlanLineState, { readonly text: string; readonly tone: Tone }>> =
  {
    pendiente: { text: "Pendiente", tone: "neutral" },
    parcial: { text: "Parcial", tone: "sun" },
    pagada: { text: "Pagada", tone: "leaf" },
    vencido: { text: "Vencida", tone: "clay" },
  };

/** Label of a plan line whose payments all await verification. */
export const ownLineWaits = { text: "Por verificar", tone: "sun" } as const;

/** Label of a plan line of a cancelled contract, where nothing is due any more. */
export const ownLineOver = { text: "No se cobra", tone: "neutral" } as const;

/** Returns the payment state of a plan line, from its amounts in COP and its due day. */
export const planLineState = (
  { monto, pagado, due }: { readonly monto: Cop; readonly pagado: Cop; readonly due: Day },
  today: Day,
): PlanLineState =>
  pagado === monto ? "pagada" : due < today ? "vencido" : pagado > 0 ? "parcial" : "pendiente";
