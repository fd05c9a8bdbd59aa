import { receivablesGuide } from "./receivables.ts";
import type { Guide } from "../help.types.ts";
import { balancingGuide, bankGuide } from "./bank.ts";
import { approvalsGuide } from "./approvals.ts";
import { duesGuide } from "./dues.ts";
import { payoutGuides } from "./payouts.ts";
import { providersGuide } from "./providers.ts";
import { paymentGuides } from "./payments.ts";
import { invoicesGuide } from "./invoices.ts";
import { closingGuide } from "./closing.ts";

/** Guides for the accountant. */
export const contadorGuides: readonly Guide[] = [
  {
    key: "/financial-dashboard",
    title: "Dashboard Financiero - Contabilidad",
    steps: [
      {
        title: "Lee el mes",
        content:
          "Los ingresos son pagos verificados por su fecha de pago; los gastos, compras por su fecha de compra.",
        action: "Elige las fechas y aplica los filtros.",
        tip: "Un pago sin verificar no cuenta: si falta dinero, mira primero la cola de pagos.",
      },
      {
        title: "Baja de la cifra al soporte",
        content: "Cada total abre los pagos y las compras que lo forman, con su comprobante.",
        action: "Abre el historial y usa «Ver Comprobante».",
        tip: "Filtra por número de contrato para conciliar un solo viaje.",
      },
    ],
  },
  {
    key: "/commissionsList",
    title: "Pago de Comisiones",
    steps: [
      {
        title: "Encuentra lo que está por pagar",
        content:
          "Solo se pagan comisiones aprobadas. Necesitan documentos del vendedor aprobados y cupo en su límite del mes.",
        action: "Filtra por «Aprobada».",
        tip: "«¿De dónde sale?» muestra la base, el porcentaje y la versión de la regla. Lo que un vendedor objetó está en la pestaña «Objeciones»: búscalo o expórtalo; lo responde administración.",
      },
      {
        title: "Paga y deja el soporte",
        content:
          "Haz la transferencia, adjunta el comprobante y registra el pago. El vendedor recibe el aviso.",
        action: "Toca «Pagar», adjunta el comprobante y confirma.",
        tip: "Si el límite del mes no alcanza, la comisión espera aprobada: no la partas en dos.",
      },
    ],
  },
  bankGuide,
  balancingGuide,
  approvalsGuide,
  duesGuide,
  ...payoutGuides,
  providersGuide,
  ...paymentGuides,
  invoicesGuide,
  closingGuide,
  receivablesGuide,
];
