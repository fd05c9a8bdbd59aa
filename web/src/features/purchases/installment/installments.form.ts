import type { Day } from "@travesia/api/colombia/days";
import type { MetodoPago, TipoComprobante } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, text, unsent, type ValuesOf } from "../../../ui/form/fields.ts";
import { cost, notes, provider, providerNit, purchaseDay } from "../purchase/purchase.form.ts";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";
import { evenPlan, type PlannedPayment } from "./installments.plan.ts";

const USUAL_COUNT = 3;

/**
 * Returns the purchase of an item in installments, with the cost (COP) and the plan that are proposed for its
 * days.
 */
export const installmentPurchaseFields = (proposed: number | null, span: Parameters<typeof evenPlan>[2]) => {
  const plan: PlannedPayment[] = evenPlan(proposed ?? 0, USUAL_COUNT, span);
  return fieldsOf<PurchaseItemFragment>()({
    proveedor: provider("El proveedor es requerido"),
    nit: providerNit,
    sinNit: unsent(false),
    asksNit: unsent(false),
    costo: { ...cost(proposed), read: () => proposed },
    fechaCompra: purchaseDay(span.today),
    tipoComprobante: choice<TipoComprobante>("voucher"),
    observaciones: notes,
    plan: {
      as: "cuotasPlan",
      empty: plan,
      read: () => plan,
      send: (payments: readonly PlannedPayment[]) =>
        payments.map(({ monto, fechaVencimiento }) => ({ monto: monto ?? 0, fechaVencimiento })),
    },
  });
};
export type InstallmentPurchaseValues = ValuesOf<ReturnType<typeof installmentPurchaseFields>>;

/** Returns the payment of one installment, made until today. */
export const installmentPaymentFields = (today: Day) =>
  fieldsOf<Record<never, never>>()({
    fechaPago: text(
      { wrong: (day) => (day <= today ? null : "La fecha de pago no puede ser futura") },
      today,
    ),
    metodoPago: choice<MetodoPago>("transferencia"),
    observaciones: notes,
    comprobante: unsent<File | null>(null),
  });
