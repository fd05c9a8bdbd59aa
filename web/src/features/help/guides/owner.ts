import { remindDebtorsGuide } from "./receivables.ts";
import type { Guide } from "../help.types.ts";
import { auditGuide } from "./audit.ts";
import { operationGuide } from "./operation.ts";
import { balancingGuide, bankGuide } from "./bank.ts";
import { documentsReviewGuide } from "./documents.ts";
import { approvalsGuide } from "./approvals.ts";
import { claimsGuide } from "./claims.ts";
import { payDuesGuide } from "./dues.ts";
import { payoutGuides } from "./payouts.ts";
import { manageProvidersGuide } from "./providers.ts";
import { paymentGuides } from "./payments.ts";
import { invoicesGuide } from "./invoices.ts";
import { closingGuide } from "./closing.ts";
import { reservationsGuide } from "./reservations.ts";

/** Guides for the owner. */
export const ownerGuides: readonly Guide[] = [
  {
    key: "/financial-dashboard",
    title: "Dashboard Ejecutivo",
    steps: [
      {
        title: "La empresa en cuatro cifras",
        content: "Ingresos, gastos, ganancia neta y margen, con su evolución por mes.",
        action: "Elige el periodo y abre la cifra que te llame la atención.",
        tip: "Compara siempre contra el mismo mes: el turismo tiene temporadas.",
      },
    ],
  },
  {
    key: "/contractsList",
    title: "Gestión Estratégica de Contratos",
    steps: [
      {
        title: "Conversión",
        content:
          "De cada cien cotizaciones enviadas, ¿cuántas terminan en contrato firmado? Ahí está el trabajo de tus equipos.",
        action: "Mira los contratos por estado y compáralos con las cotizaciones del periodo.",
        tip: "Si hay muchos activos sin firma, el problema está en el último paso y no en el precio.",
      },
      {
        title: "Eficiencia de compra",
        content:
          "El avance dice cuánto de lo prometido está comprado y pagado. Un contrato firmado que no avanza es un riesgo.",
        action: "Filtra por «Firmado» y abre las compras de los más antiguos.",
        tip: "Revisa primero los que viajan en las próximas dos semanas.",
      },
      {
        title: "Rentabilidad",
        content:
          "El costo real y el margen se conocen cuando todo está comprado. Las comisiones salen de ahí.",
        action: "Abre un contrato completado y compara lo cotizado con lo comprado.",
        tip: "Los mejores contratos no siempre son los más grandes.",
      },
    ],
  },
  {
    key: "/contract-purchase-manager",
    title: "Supervisión Ejecutiva de Compras",
    steps: [
      {
        title: "Desempeño de compras",
        content: "Lo cotizado, lo comprado y la diferencia, con el avance del contrato.",
        action: "Revisa la diferencia total antes de mirar cada servicio.",
        tip: "Un ahorro grande puede significar que se cotizó demasiado alto.",
      },
      {
        title: "Márgenes reales",
        content:
          "El margen bruto es el precio menos el costo comprado, sobre el precio. Mientras no se compra nada es el esperado según lo cotizado.",
        action: "Mira el margen cuando falten pocas compras: antes engaña.",
        tip: "Si baja del que esperabas, anula la compra equivocada y vuelve a comprar.",
      },
      {
        title: "Proveedores",
        content:
          "Cada compra dice a quién se le compró. Ver siempre los mismos nombres es poder para negociar.",
        action: "Fíjate en quién acumula sobrecostos.",
        tip: "Pide plazo a los proveedores con los que más compras.",
      },
      {
        title: "Flujo de caja esperado",
        content:
          "Las cuotas por pagar a proveedores y los abonos por recibir del cliente deben encontrarse a tiempo.",
        action: "Revisa las cuotas próximas a vencer y el plan de pagos del cliente.",
        tip: "No pagues hoy lo que puedes pagar después del próximo abono.",
      },
    ],
  },
  invoicesGuide,
  bankGuide,
  balancingGuide,
  approvalsGuide,
  claimsGuide,
  payDuesGuide,
  ...payoutGuides,
  manageProvidersGuide,
  documentsReviewGuide,
  reservationsGuide,
  ...paymentGuides,
  closingGuide,
  auditGuide,
  operationGuide,
  remindDebtorsGuide,
];
