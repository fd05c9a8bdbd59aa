import { enumOf, registerEnum } from "../../../core/enums.ts";
import type { ContactChannel as Channel } from "../../customers/reminding/reminder.rules.ts";
import { type ContractStatus as Status, contractLifecycle } from "./contract.lifecycle.ts";

/** Statuses of a contract in the schema; `contract.lifecycle` has their transitions. */
export const ContractStatus = enumOf("ContractStatus", contractLifecycle.statuses, {
  label: "Estado",
  labels: contractLifecycle.labels,
  description: "Estado de un contrato.",
  synonyms: { sent: "active" },
});
export type ContractStatus = Status;

/** Forms of payment: in full, or in installments. */
export const FormaPago = { contado: "contado", cuotas: "cuotas" } as const;
export type FormaPago = keyof typeof FormaPago;
registerEnum(FormaPago, {
  name: "FormaPago",
  label: "Forma de pago",
  description: "Forma de pago de un contrato.",
});

/** Kinds of line in a payment plan. */
export const PlanLineKind = { inicial: "inicial", cuota: "cuota", contado: "contado" } as const;
export type PlanLineKind = keyof typeof PlanLineKind;
registerEnum(PlanLineKind, { name: "PlanLineKind", description: "Clase de una línea del plan de pagos." });

/** States of payment of a plan line. */
export const PlanLineState = {
  pendiente: "pendiente",
  parcial: "parcial",
  pagada: "pagada",
  vencido: "vencido",
} as const;
export type PlanLineState = keyof typeof PlanLineState;
registerEnum(PlanLineState, { name: "PlanLineState", description: "Estado de una línea del plan de pagos." });

/** Date ranges for the creation day of a contract. */
export const ContractDateRange = {
  all: "all",
  today: "today",
  week: "week",
  month: "month",
  year: "year",
} as const;
export type ContractDateRange = keyof typeof ContractDateRange;
registerEnum(ContractDateRange, {
  name: "ContractDateRange",
  label: "Rango de fechas",
  labels: { today: "Hoy", week: "Esta semana", month: "Este mes", year: "Este año" },
  description: "Rango de fechas de creación de un contrato.",
});

/** Channels by which a client is contacted about a debt or an offer. */
export const ContactChannel = {
  mail: "mail",
  push: "push",
  sms: "sms",
  whatsapp: "whatsapp",
} as const satisfies Record<Channel, Channel>;
export type ContactChannel = Channel;
registerEnum(ContactChannel, {
  name: "ContactChannel",
  description: "Medio por el que se contacta a un cliente por una deuda o una oferta.",
});
