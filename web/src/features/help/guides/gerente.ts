import { remindDebtorsGuide } from "./receivables.ts";
import type { Guide } from "../help.types.ts";
import { ownDocumentsGuide } from "./documents.ts";
import { reservationsGuide } from "./reservations.ts";

/** Guides for a manager; guides of screens that the role cannot open are left out. */
export const gerenteGuides: readonly Guide[] = [
  {
    key: "/financial-dashboard",
    title: "Dashboard Financiero",
    steps: [
      {
        title: "Mide el desempeño de tus equipos",
        content: "Compara ingresos, gastos y ganancia de los contratos de tus equipos, mes a mes.",
        action: "Elige el periodo y abre cada cifra para ver los contratos que la forman.",
        tip: "Un margen que baja con ventas que suben casi siempre habla de compras caras.",
      },
    ],
  },
  {
    key: "/monthly-limits",
    title: "Gestión de Límites Mensuales",
    steps: [
      {
        title: "Cuida el límite de cada vendedor",
        content:
          "Cada persona tiene un límite de comisiones por mes. Desde el 70 % queda en advertencia y desde el 90 % es crítico; lo que no cabe se paga después.",
        action:
          "Revisa primero a quienes están en crítico. Con «Cambiar límite» ves qué habría pasado y lo cambias con su motivo.",
        tip: "Avísale al vendedor antes de que lo descubra en su pago.",
      },
    ],
  },
  ownDocumentsGuide,
  reservationsGuide,
  remindDebtorsGuide,
];
