import { registerEnum } from "../../../core/enums.ts";
import { type AccountKind as Kind, accountKindLabels } from "./refund-account.rules.ts";

/** Kinds of account for a client's refund. */
export const AccountKind = {
  ahorros: "ahorros",
  corriente: "corriente",
  deposito: "deposito",
  llave: "llave",
} as const satisfies { [K in Kind]: K };
export type AccountKind = Kind;
registerEnum(AccountKind, {
  name: "RefundAccountKind",
  label: "Tipo de cuenta",
  labels: accountKindLabels,
  description: "Tipo de cuenta a la que se devuelve.",
});
