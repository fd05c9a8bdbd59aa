import { fact, pesos, spoken, type Descriptions } from "../../../core/audit/description.ts";
import { counted } from "../../../core/colombia/spoken.ts";
declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** A bank file that pays providers was exported; `total` in COP. */
    "provider-payment.exported": { lines: number; total: number; format: string; dues: string[] };
    /** A bank file contained the full account of a provider; `numeroCuenta` is masked. */
    "provider.account-shown": { banco: string; numeroCuenta: string };
    "provider-payment.made": { total: number; lines: number; fechaPago: string; dues: string[] };
  }
}

/** Texts of the history for payments to providers. */
export const describedProviderPayments = {
  "provider-payment.exported": ({ lines, total, format }) => ({
    did: `sacó el archivo del banco de ${counted(lines, "proveedor", "proveedores")} en ${format}`,
    changes: fact("Total", total, pesos, "costs"),
  }),
  "provider.account-shown": ({ banco, numeroCuenta }) => ({
    did: "sacó la cuenta del proveedor en un archivo para el banco",
    changes: [...fact("Banco", banco, spoken, "banking"), ...fact("Cuenta", numeroCuenta, spoken, "banking")],
  }),
  "provider-payment.made": ({ total, lines, fechaPago }) => ({
    did: `pagó ${counted(lines, "deuda", "deudas")} con el proveedor`,
    changes: [...fact("Total", total, pesos, "costs"), ...fact("Día del pago", fechaPago)],
    tone: "leaf",
  }),
} satisfies Partial<Descriptions>;
