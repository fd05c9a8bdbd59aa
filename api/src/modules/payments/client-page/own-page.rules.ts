import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";
import type { Tone } from "../../../core/look.ts";
import type { ContractStatus } from "../../contracts/contract/contract.lifecycle.ts";
import type { PlanLineState } from "../payment/payment.rules.ts";

/** Status of a contract in a client's words: their next step, or the agency's. */
export const ownContractLabels: Readonly<Record<ContractStatus, string>> = {
  draft: "En preparación",
  active: "Por firmar",
  signed: "Firmado",
  completed: "Reservas listas",
  cancelled: "Cancelado",
};

/** The colour of each. */
export const ownContractTones: Readonly<Record<ContractStatus, Tone>> = {
  draft: "neutral",
  active: "sun",
  signed: "leaf",
  completed: "leaf",
  cancelled: "clay",
};

/** A line of the plan in a client's words. */
export const ownLineStates: Readonly<Record<PlanLineState, { readonly text: string; readonly tone: Tone }>> =
  {
    pendiente: { text: "Pendiente", tone: "neutral" },
    parcial: { text: "Parcial", tone: "sun" },
    pagada: { text: "Pagada", tone: "leaf" },
    vencido: { text: "Vencida", tone: "clay" },
  };

/** A line whose payments all wait to be verified. */
export const ownLineWaits = { text: "Por verificar", tone: "sun" } as const;

/** A line of a contract that was cancelled: nothing of it is due any more. */
export const ownLineOver = { text: "No se cobra", tone: "neutral" } as const;

/** Returns how far a line of the plan is paid, by its amounts in COP and its due day. */
export const planLineState = (
  { monto, pagado, due }: { readonly monto: Cop; readonly pagado: Cop; readonly due: Day },
  today: Day,
): PlanLineState =>
  pagado === monto ? "pagada" : due < today ? "vencido" : pagado > 0 ? "parcial" : "pendiente";
