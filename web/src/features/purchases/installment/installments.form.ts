import type { Day } from "@travesia/api/colombia/days";
import type { MetodoPago, TipoComprobante } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, text, unsent, type ValuesOf } from "../../../ui/form/fields.ts";
import { cost, notes, provider, providerNit, purchaseDay } from "../purchase/purchase.form.ts";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";
import { evenPlan, type PlannedPayment } from "./installments.plan.ts";

const USUAL_COUNT = 3;

/**
 * Returns the form fields for purchasing an item in instalments, with the proposed cost (COP) and a plan
 * proposed for the days.
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

/** Returns the form fields for paying one instalment, dated today or earlier. */
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
