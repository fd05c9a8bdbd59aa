import { enumOf, registerEnum } from "../../../core/enums.ts";
import { chargebackCauseLabels } from "./chargeback.rules.ts";
import { chargebackLifecycle, type ChargebackStatus as Status } from "./chargeback.lifecycle.ts";

/** Statuses of a case in the schema; their allowed changes are in `chargeback.lifecycle`. */
export const ChargebackStatus = enumOf("ChargebackStatus", chargebackLifecycle.statuses, {
  label: "Estado",
  labels: chargebackLifecycle.labels,
  description: "Estado de un caso de reversión del pago.",
});
export type ChargebackStatus = Status;

/** Cause for which a client requests the reversal of a card payment (Ley 1480 de 2011, art. 51). */
export const ChargebackCause = {
  fraude: "fraude",
  no_solicitado: "no_solicitado",
  no_recibido: "no_recibido",
  no_corresponde: "no_corresponde",
  defectuoso: "defectuoso",
} as const;
export type ChargebackCause = keyof typeof ChargebackCause;
registerEnum(ChargebackCause, {
  name: "ChargebackCause",
  label: "Causal",
  labels: chargebackCauseLabels,
  description: "Causal de la reversión del pago.",
});
