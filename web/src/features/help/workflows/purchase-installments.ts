import { formatCop } from "@travesia/api/cop";
import { installmentThreshold } from "@travesia/api/purchases/installment/installment.rules";
import type { Workflow } from "../help.types.ts";

/** Workflow of paying a provider in instalments. */
export const purchaseInstallments: Workflow = {
  id: "sistema-cuotas-compras",
  title: "Sistema de Cuotas para Compras de Alto Valor",
  lead: `Cómo pagar por partes una compra de más de ${formatCop(installmentThreshold)}.`,
  steps: [
    {
      actor: "Administrador / Propietario",
      action: "Identifica las compras grandes",
      description: `Solo un costo de más de ${formatCop(installmentThreshold)} se puede dividir.`,
      component: "Gestión de compras",
      nextStep: "Sabes qué vale la pena negociar.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Negocia las cuotas",
      description: "Acuerda con el proveedor entre 2 y 12 cuotas y sus fechas.",
      component: "Proveedor",
      nextStep: "Hay un acuerdo para registrar.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Crea el plan",
      description:
        "Escribe el costo, el número de cuotas y las fechas. La suma debe dar exactamente el costo.",
      component: "Comprar en cuotas",
      nextStep: "El servicio queda comprado, pendiente de pago, con su plan.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Vigila los vencimientos",
      description: "Las cuotas próximas a vencer y las vencidas se distinguen por su estado.",
      component: "Ver cuotas",
      nextStep: "Ninguna cuota se pasa por alto.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Paga la cuota",
      description: "Transfiere el valor de la cuota al proveedor.",
      component: "Medio de pago",
      nextStep: "Tienes el soporte del pago.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Registra el pago",
      description: "Guarda la fecha, el medio y el comprobante de esa cuota.",
      component: "Pagar cuota",
      nextStep: "La cuota queda pagada y el saldo baja.",
    },
    {
      actor: "Sistema",
      action: "Actualiza el servicio",
      description: "Cuando se paga la última cuota, el saldo llega a cero.",
      component: "Compras del contrato",
      nextStep: "El servicio queda comprado y pagado.",
    },
  ],
};
