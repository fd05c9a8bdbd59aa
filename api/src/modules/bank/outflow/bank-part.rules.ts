import { type Capability, permissions, roleLabels } from "../../accounts/permissions.rules.ts";
import type { Concept } from "./concept.rules.ts";

/** Capability that registering a payment needs, by the kind of payment. */
const registering: Partial<Record<Concept, Capability>> = {
  cuota: "buy",
  compra: "buy",
  pago_proveedor: "buy",
  comisiones: "payCommissions",
  devolucion: "payRefunds",
};

/** Returns the capability that registering a payment of this kind needs; null when nothing is registered. */
export const registeringOf = (concept: Concept): Capability | null => registering[concept] ?? null;

/** Returns the sentence that names who may register a payment, by the capability for it. */
export const whoRegisters = (capability: Capability): string => {
  const roles = [...permissions[capability]].map((role) => roleLabels[role]);
  return (
    "Aceptarlo registra el pago: lo puede hacer " +
    `${new Intl.ListFormat("es", { type: "disjunction" }).format(roles)}.`
  );
};

export const TO_ONESELF = "Es un pago para ti: lo acepta otra persona.";
