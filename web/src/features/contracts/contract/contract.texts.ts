import { besideKind } from "@travesia/api/colombia/plain";
import {
  type ContractStatus,
  hasSignature,
  shownContractLabels,
} from "@travesia/api/contracts/contract/contract.lifecycle";
import { itemLifecycle, type ItemStatus } from "@travesia/api/contracts/item/item.lifecycle";
import { formatCop } from "@travesia/api/cop";
import type { Tone } from "@travesia/api/look";
import { unprintedProblem } from "@travesia/api/printed-letters";
import type { FormaPago, ItemTipo } from "../../../graphql/schema.generated.ts";

export const contractLabels = shownContractLabels;

export const contractTones = {
  draft: "neutral",
  active: "sun",
  signed: "leaf",
  completed: "leaf",
  cancelled: "clay",
} satisfies Record<ContractStatus, Tone>;

export const itemLabels = itemLifecycle.labels;
/** Label of every service of a cancelled contract, whatever the state of its purchase. */
export const itemAnnulled = "Anulado";

/** Reason why a contract has no items, by its status. */
export const withoutItems: Record<ContractStatus, string> = {
  draft: "Los servicios se crean cuando el cliente firma el contrato.",
  active: "Los servicios se crean cuando el cliente firma el contrato.",
  signed: "Este contrato aún no tiene servicios por comprar.",
  completed: "Este contrato no tiene servicios por comprar.",
  cancelled: "El contrato se canceló sin servicios por comprar.",
};

export const itemTones = {
  pendiente_compra: "neutral",
  comprado_pendiente: "sun",
  comprado_pagado: "leaf",
} satisfies Record<ItemStatus, Tone>;

export const paymentForms = { contado: "Contado", cuotas: "Cuotas" } satisfies Record<FormaPago, string>;

export const itemKinds = {
  tickets: "Tiquetes",
  alojamiento: "Alojamiento",
  traslados: "Traslados",
  asistencia_medica: "Asistencia médica",
  seguro: "Seguro",
  alimentacion: "Alimentación",
  equipaje: "Equipaje",
  excursiones: "Excursiones",
  extras: "Otros",
} satisfies Record<ItemTipo, string>;

interface NamedItem {
  readonly tipo: string;
  readonly descripcion: string;
}

/** Returns the kind of an item, shown beside its name; null when the name already begins with the kind. */
export function kindBesideName({ tipo, descripcion }: NamedItem): string | null {
  const kind = itemKinds[tipo as ItemTipo];
  return besideKind(kind, descripcion)[0] === descripcion ? kind : null;
}

/**
 * Text of a contract without pending steps, by status; for other statuses the responsible people are shown.
 */
export const restingSteps: Partial<Record<ContractStatus, string>> = {
  signed: "Los servicios están comprados; quedan pagos a proveedores para sus fechas.",
  completed: "Los servicios están comprados y pagados a los proveedores.",
  cancelled: "No queda nada pendiente.",
};

/** Next step of a contract that waits for its client although the e-mail has not reached the client. */
export const unsentSteps = {
  waits:
    "El contrato está listo y falta la firma del cliente. Su correo está en espera: llega cuando el propietario " +
    "lo envíe desde Correos en espera.",
  dropped: "El contrato está listo, pero su correo se descartó sin salir: envíalo de nuevo.",
} as const;

/** Next step of a contract by status, for the client. */
export const clientSteps = {
  draft: "Estamos preparando tu contrato.",
  active: "Tu contrato está listo. Léelo y fírmalo desde el enlace que te enviamos.",
  signed: "Tu contrato está firmado. Estamos haciendo tus reservas.",
  completed: "Tus reservas están confirmadas. Buen viaje.",
  cancelled: "El contrato está cancelado.",
} satisfies Record<ContractStatus, string>;

/** Fields of a contract that determine whether its client owes money. */
export interface Owing {
  readonly status: ContractStatus;
  readonly saldoPendiente: number;
  /** Overdue amount of the plan, in COP. */
  readonly saldoVencido: number;
}

/**
 * Returns a chip with the overdue amount, or the state of the payments; null while the contract is not
 * signed.
 */
export function debtOf({
  status,
  saldoPendiente,
  saldoVencido,
}: Owing): { readonly label: string; readonly tone: Tone } | null {
  if (!hasSignature(status)) return null;
  if (saldoPendiente === 0) return { label: "Pagado", tone: "leaf" };
  return saldoVencido > 0
    ? { label: `Debe ${formatCop(saldoVencido)}`, tone: "clay" }
    : { label: "Al día", tone: "sea" };
}

interface Named {
  readonly status: ContractStatus;
  readonly printedNames: string;
}

/** Returns the sentence about a name that prevents signing the contract; null if there is none. */
export const nameToCorrect = ({ status, printedNames }: Named): string | null =>
  status === "draft" || status === "active" ? unprintedProblem(printedNames) : null;

/** Chip of a contract with a name that must be corrected. */
export const toCorrect = { label: "Por corregir", tone: "sun" } as const;

/** Returns the sentence about the balance that the client of a completed contract still has to pay. */
export const whatIsOwed = ({ saldoPendiente, saldoVencido }: Owing): string =>
  saldoPendiente === 0
    ? "El cliente pagó todo."
    : saldoVencido === 0
      ? `El cliente debe ${formatCop(saldoPendiente)}.`
      : saldoVencido === saldoPendiente
        ? `El cliente debe ${formatCop(saldoPendiente)} y ya se vencieron.`
        : `El cliente debe ${formatCop(saldoPendiente)}; ${formatCop(saldoVencido)} ya se vencieron.`;

export const contractToasts = {
  created: "Contrato generado exitosamente",
  sent: "Contrato enviado exitosamente",
  saved: "Cambios guardados",
  pdfMade: "PDF generado",
  converted: "Servicios por comprar creados",
  completed: "Contrato completado",
  emailChanged: "Correo actualizado. Envía el contrato de nuevo.",
  emailConfirmed: "Correo confirmado. El contrato se puede firmar.",
  cancelled: "Contrato cancelado",
  deleted: "Contrato eliminado exitosamente",
  reminded: "Recordatorio enviado",
  sendingAsked: "Envío pedido. Te avisamos cuando salga.",
  linkRevoked: "Enlace anulado. Ya no abre el contrato.",
  linkReviewed: "Enlace revisado",
  itemAdded: "Servicio agregado",
  itemReleased: "El servicio ya no requiere compra",
} as const;

/** Durations in seconds of the toasts that differ from the usual 3 s. */
export const contractToastSeconds = { created: 4 } as const;

export const contractTripTypes = [
  { value: "nacional", label: "Viajes Nacionales" },
  { value: "internacional", label: "Viajes Internacionales" },
  { value: "operadorLlano", label: "Operador Llano" },
  { value: "hotel", label: "Solo hotel" },
] as const;
