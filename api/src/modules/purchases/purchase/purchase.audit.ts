import { fact, moved, pesos, type Descriptions } from "../../../core/audit/description.ts";
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
  "purchase.registered": ({ proveedor, costo, diferencia, cuotas }) => ({
    did: `registró la compra a ${proveedor}`,
    changes: [
      ...fact("Costo", costo, pesos, "costs"),
      ...fact("Diferencia con lo cotizado", diferencia, pesos, "costs"),
      ...(cuotas > 1 ? fact("Cuotas", cuotas) : []),
    ],
  }),
  "purchase.paid": ({ before }) => ({
    did: "terminó de pagar la compra",
    changes: moved("Saldo con el proveedor", before, 0, pesos, "costs"),
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
