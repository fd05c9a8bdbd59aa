import type { PaymentRowFragment } from "../payment/payments.generated.ts";

/** Tabs of the payments page by their value in the address (`?ver=`), in order. */
export const deskTabs = {
  "": "Por verificar",
  todos: "Todos",
  devoluciones: "Devoluciones",
  reversiones: "Reversiones",
  efectivo: "Efectivo por reportar",
} as const;
export type DeskTab = keyof typeof deskTabs;

/** Properties of every tab of the payments page. */
export interface DeskTabProps {
  /** Returns the address of the record that a payment is for. */
  readonly pageOf: (payment: Pick<PaymentRowFragment, "paidFor">) => string;
}

/** Returns the tab in the address; an address with a status opens the list of all payments. */
export function deskTabOf({ ver = "", status = "" }: Readonly<Record<string, string>>): DeskTab {
  if (ver === "" && status !== "" && status !== "pending") return "todos";
  return ver in deskTabs ? (ver as DeskTab) : "";
}
