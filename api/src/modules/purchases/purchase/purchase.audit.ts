import { fact, moved, pesos, type Descriptions } from "../../../core/audit/description.ts";
import { type PurchaseTaxAmounts, purchaseTaxLabels, purchaseTaxNames } from "./taxes.rules.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "purchase.registered": {
      contractId: string;
      itemId: string;
      proveedor: string;
      costo: number;
      diferencia: number;
      /** Number of installments; 1 when the purchase is paid at once. */
      cuotas: number;
      /** Amount withheld from the provider, in COP; absent when nothing is. */
      retenido?: number;
    };
    "purchase.taxes-stated": {
      contractId: string;
      itemId: string;
      before: PurchaseTaxAmounts;
      after: PurchaseTaxAmounts;
      /** Balance with the provider after it, in COP. */
      saldo: number;
    };
    "purchase.claim-returned": {
      contractId: string;
      itemId: string;
      monto: number;
      returnedOn: string;
      note: string | null;
    };
    "purchase.paid": { contractId: string; itemId: string; before: number; after: 0 };
    "purchase.voided": { contractId: string; itemId: string; costo: number; pagado: number; reason: string };
    "installment.paid": {
      purchaseId: string;
      numero: number;
      monto: number;
      fechaPago: string;
      before: number;
      after: number;
    };
  }
}

/** Texts of the history for purchases. */
export const describedPurchases = {
  "purchase.registered": ({ proveedor, costo, diferencia, cuotas, retenido }) => ({
    did: `registró la compra a ${proveedor}`,
    changes: [
      ...fact("Costo", costo, pesos, "costs"),
      ...fact("Diferencia con lo cotizado", diferencia, pesos, "costs"),
      ...(cuotas > 1 ? fact("Cuotas", cuotas) : []),
      ...(retenido === undefined ? [] : fact("Retenido al proveedor", retenido, pesos, "costs")),
    ],
  }),
  "purchase.paid": ({ before }) => ({
    did: "terminó de pagar la compra",
    changes: moved("Saldo con el proveedor", before, 0, pesos, "costs"),
    tone: "leaf",
  }),
  "purchase.taxes-stated": ({ before, after, saldo }) => ({
    did: "registró los impuestos de la compra",
    changes: [
      ...purchaseTaxNames.flatMap((name) =>
        before[name] === after[name]
          ? []
          : moved(purchaseTaxLabels[name], before[name] ?? 0, after[name] ?? 0, pesos, "costs"),
      ),
      ...fact("Saldo con el proveedor", saldo, pesos, "costs"),
    ],
  }),
  "purchase.claim-returned": ({ monto, returnedOn, note }) => ({
    did: "registró que el proveedor devolvió lo pagado de la compra anulada",
    changes: [...fact("Devuelto", monto, pesos, "costs"), ...fact("Día", returnedOn)],
    note,
    tone: "leaf",
  }),
  "purchase.voided": ({ costo, pagado, reason }) => ({
    did: "anuló la compra",
    changes: [...fact("Costo", costo, pesos, "costs"), ...fact("Ya pagado", pagado, pesos, "costs")],
    note: reason,
    tone: "clay",
  }),
  "installment.paid": ({ numero, monto, fechaPago, before, after }) => ({
    did: `pagó la cuota ${numero} al proveedor`,
    changes: [
      ...fact("Cuota", monto, pesos, "costs"),
      ...moved("Saldo con el proveedor", before, after, pesos, "costs"),
      ...fact("Día del pago", fechaPago),
    ],
    tone: "leaf",
  }),
} satisfies Partial<Descriptions>;
