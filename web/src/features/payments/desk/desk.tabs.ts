import type { PaymentRowFragment } from "../payment/payments.generated.ts";

/** The tabs of the payments' desk by their value in the address (`?ver=`), in their order. */
export const deskTabs = {
  "": "Por verificar",
  todos: "Todos",
  devoluciones: "Devoluciones",
  reversiones: "Reversiones",
  efectivo: "Efectivo por reportar",
} as const;
export type DeskTab = keyof typeof deskTabs;

/** Properties of every tab of the desk. */
export interface DeskTabProps {
  /** Returns the address of the record that a payment is for. */
  readonly pageOf: (payment: Pick<PaymentRowFragment, "paidFor">) => string;
}

/** Returns the tab that an address shows; an address with a status shows the list of all. */
export function deskTabOf({ ver = "", status = "" }: Readonly<Record<string, string>>): DeskTab {
  if (ver === "" && status !== "" && status !== "pending") return "todos";
  return ver in deskTabs ? (ver as DeskTab) : "";
}
