import { formatCop } from "@travesia/api/cop";
import { installmentThreshold } from "@travesia/api/purchases/installment/installment.rules";
import type { Guide } from "../help.types.ts";

/** Guide to purchasing for a contract, for administration. */
export const adminPurchaseGuide: Guide = {
  key: "/contract-purchase-manager",
  title: "Gestor de Compras de Contrato",
  steps: [
    {
      title: "Empieza por lo urgente",
      content:
        "Los servicios se ordenan por urgencia: lo vencido primero, después lo que vence antes. En rojo, lo que vence en menos de 12 horas o ya venció.",
      action: "Mira primero «Vencidos» y «Críticos», después «Advertencia».",
      tip: "Compra los tiquetes apenas el cliente pague su cuota inicial.",
    },
    {
      title: "Pon fechas límite",
      content:
        "Cada servicio necesita la fecha hasta la que el proveedor respeta el precio. Sin ella no hay aviso.",
      action: "Abre el menú del servicio y elige «Fecha límite».",
      tip: "Avisamos a 72, 24 y 12 horas, y cuando se vence.",
    },
    {
      title: "Sube el comprobante",
      content:
        "Al comprar registras el proveedor, el costo real y el comprobante. La diferencia con lo cotizado se ve antes de guardar.",
      action: "Toca «Subir comprobante» y adjunta un PDF, JPG o PNG de hasta 10 MB.",
      tip: "Si hay sobrecosto, deja en observaciones el porqué.",
    },
    {
      title: "Divide las compras grandes",
      content:
        `Una compra de más de ${formatCop(installmentThreshold)} se puede pagar en 2 a 12 cuotas. ` +
        `La suma debe dar exactamente el costo.`,
      action: "Elige «Comprar en cuotas» y toca «Distribuir Equitativamente».",
      tip: "Haz coincidir las cuotas con los abonos del cliente.",
    },
    {
      title: "Paga cuota por cuota",
      content: "Cada cuota se paga con su fecha, su medio y su comprobante. El saldo baja solo.",
      action: "Abre «Ver cuotas» y toca «Pagar» en la que sigue.",
      tip: "Las que vencen en tres días o menos aparecen como «Próximo a vencer».",
    },
    {
      title: "Confirma que quedó pagado",
      content:
        "Un servicio comprado de contado se cierra al marcarlo como pagado; uno en cuotas, cuando se paga la última.",
      action: "Toca «Marcar como pagado» y confirma.",
      tip: "Con el último servicio pagado, el contrato se completa y nacen las comisiones.",
    },
  ],
};
