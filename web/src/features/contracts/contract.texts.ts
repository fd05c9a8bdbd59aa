import { contractLifecycle, type ContractStatus } from "@travesia/api/contracts/contract.lifecycle";
import { itemLifecycle, type ItemStatus } from "@travesia/api/contracts/item.lifecycle";
import type { Tone } from "@travesia/api/look";
import type { ContractEventKind, FormaPago, ItemTipo, PlanLineState } from "../../graphql/schema.generated.ts";

/** What each status is called, as everywhere else. */
export const contractLabels = contractLifecycle.labels;

export const contractTones = {
  draft: "neutral",
  active: "sun",
  signed: "leaf",
  completed: "leaf",
  cancelled: "clay",
} satisfies Record<ContractStatus, Tone>;

export const itemLabels = itemLifecycle.labels;

export const itemTones = {
  pendiente_compra: "neutral",
  comprado_pendiente: "sun",
  comprado_pagado: "leaf",
} satisfies Record<ItemStatus, Tone>;

export const planLabels = {
  pendiente: "Pendiente",
  parcial: "Parcial",
  pagada: "Pagada",
  vencido: "Vencida",
} satisfies Record<PlanLineState, string>;

export const planTones = { pendiente: "neutral", parcial: "sun", pagada: "leaf", vencido: "clay" } satisfies Record<PlanLineState, Tone>;

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

/** What a contract waits for, to the agency. */
export const contractSteps = {
  draft: "El contrato está en borrador. Revísalo y envíalo para que el cliente lo firme.",
  active: "El cliente tiene el contrato. Falta su firma.",
  signed: "El contrato está firmado. Sigue comprar los servicios y recibir los pagos.",
  completed: "Todo está comprado y pagado. El contrato está completo.",
  cancelled: "El contrato está cancelado.",
} satisfies Record<ContractStatus, string>;

/** The same, to the client. */
export const clientSteps = {
  draft: "Estamos preparando tu contrato.",
  active: "Tu contrato está listo. Léelo y fírmalo desde el enlace que te enviamos por correo.",
  signed: "Tu contrato está firmado. Estamos haciendo tus reservas.",
  completed: "Tus reservas están confirmadas. Buen viaje.",
  cancelled: "El contrato está cancelado.",
} satisfies Record<ContractStatus, string>;

export const eventTitles = {
  created: "Contrato creado",
  updated: "Editado",
  pdf_made: "PDF generado",
  sent: "Enviado para firma",
  signed: "Firmado por el cliente",
  converted: "Items creados",
  conversion_failed: "No se pudieron crear los items",
  reassigned: "Cambió de vendedor",
  paid: "Pagos actualizados",
  completed: "Completado",
  cancelled: "Cancelado",
} satisfies Record<ContractEventKind, string>;

export const eventTones = {
  created: "neutral",
  updated: "neutral",
  pdf_made: "neutral",
  sent: "sea",
  signed: "leaf",
  converted: "leaf",
  conversion_failed: "clay",
  reassigned: "neutral",
  paid: "leaf",
  completed: "leaf",
  cancelled: "clay",
} satisfies Record<ContractEventKind, Tone>;

export const contractToasts = {
  created: "Contrato generado exitosamente",
  sent: "Contrato enviado exitosamente",
  saved: "Cambios guardados",
  pdfMade: "PDF generado exitosamente",
  converted: "Cotización convertida a items exitosamente",
  completed: "Contrato completado",
  cancelled: "Contrato cancelado",
  deleted: "Contrato eliminado exitosamente",
  itemAdded: "Item agregado",
  itemReleased: "El item ya no requiere compra",
} as const;

/** Seconds of the toasts that do not stay the usual 3. */
export const contractToastSeconds = { created: 4 } as const;

export const tripTypes = [
  { value: "nacional", label: "Viajes Nacionales" },
  { value: "internacional", label: "Viajes Internacionales" },
  { value: "operadorLlano", label: "Operador Llano" },
  { value: "hotel", label: "Solo hotel" },
] as const;
