import { registerEnum } from "../enums.ts";

/** The kinds of records whose changes people follow; each has one entry in a module's manifest. */
export const RecordKind = {
  quote: "quote",
  contract: "contract",
  purchase: "purchase",
  payment: "payment",
  refund: "refund",
  chargeback: "chargeback",
  commission: "commission",
  reservation: "reservation",
  claim: "claim",
  invoice: "invoice",
  customer: "customer",
  package: "package",
  provider: "provider",
  approval: "approval",
  staff_document: "staff_document",
  bank_movement: "bank_movement",
  bank_import: "bank_import",
  bank_settlement: "bank_settlement",
  user: "user",
  month: "month",
  point_movement: "point_movement",
  audit_entry: "audit_entry",
} as const;
export type RecordKind = keyof typeof RecordKind;
registerEnum(RecordKind, {
  name: "RecordKind",
  description: "Clase de un registro cuyos cambios se siguen.",
});
