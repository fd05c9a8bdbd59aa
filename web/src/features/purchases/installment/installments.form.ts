import type { TipoComprobante } from "../../../graphql/schema.generated.ts";
import type { PlannedPayment } from "./installments.plan.ts";

/** What the form of a purchase in installments holds. */
export interface InstallmentPurchaseValues {
  proveedor: string;
  /** The whole cost in COP; null while nothing is typed. */
  costo: number | null;
  fechaCompra: string;
  tipoComprobante: TipoComprobante;
  observaciones: string;
  plan: PlannedPayment[];
}
