import { registerEnum } from "../../../core/enums.ts";
import {
  customerKindLabels,
  type customerParts,
  customerSourceLabels,
  customerStatusLabels,
} from "./customer.rules.ts";

/** Kinds of customer: person or company. */
export const CustomerKind = { persona: "persona", empresa: "empresa" } as const;
export type CustomerKind = keyof typeof CustomerKind;
registerEnum(CustomerKind, {
  name: "CustomerKind",
  label: "Tipo de cliente",
  labels: customerKindLabels,
  description: "Si un cliente es una persona o una empresa.",
});

/**
 * Statuses of a customer's record. `merged`: part of another customer. `erased`: deleted at the customer's
 * request.
 */
export const CustomerStatus = { active: "active", merged: "merged", erased: "erased" } as const;
export type CustomerStatus = keyof typeof CustomerStatus;
registerEnum(CustomerStatus, {
  name: "CustomerStatus",
  label: "Estado del cliente",
  labels: customerStatusLabels,
  description: "Si un cliente sigue en la lista, se unió con otro o se suprimió.",
});

/** Sources of a customer's record. */
export const CustomerSource = {
  quote: "quote",
  contract: "contract",
  reservation: "reservation",
  office: "office",
  import: "import",
} as const;
export type CustomerSource = keyof typeof CustomerSource;
registerEnum(CustomerSource, {
  name: "CustomerSource",
  label: "Origen del cliente",
  labels: customerSourceLabels,
  description: "De dónde salió el registro de un cliente.",
});

/**
 * Parts of a customer's data that the user chooses between when two customers are merged and both have the
 * part.
 */
export const CustomerPart = {
  name: "name",
  kind: "kind",
  email: "email",
  telefono: "telefono",
  documento: "documento",
  fechaNacimiento: "fechaNacimiento",
  direccion: "direccion",
  ciudad: "ciudad",
} as const satisfies { readonly [Part in keyof typeof customerParts]: Part };
export type CustomerPart = keyof typeof CustomerPart;
registerEnum(CustomerPart, {
  name: "CustomerPart",
  description: "Dato de un cliente que se elige cuando dos se unen y ambos lo tienen.",
});
