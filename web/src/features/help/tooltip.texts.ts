import { formatCop } from "@travesia/api/cop";
import { installmentThreshold } from "@travesia/api/purchases/installment/installment.rules";
/** Tooltips of buttons and statuses for administration, by their names in the inventory (shapes 5). */
export const tooltipTexts = {
  "nueva-cotizacion-btn":
    "Empieza una cotización: cliente, destino, fechas y personas. El precio se calcula después.",
  "aprobar-cotizacion-btn":
    "Registra el sí del cliente y le pide los datos de los pasajeros. Úsalo solo si te lo confirmó directamente.",
  "contract-purchase-manager-btn":
    "Abre las compras del contrato: qué falta comprar, hasta cuándo y a qué costo.",
  "subir-comprobante-btn":
    "Registra la compra con proveedor, costo real y comprobante. Acepta PDF, JPG o PNG de hasta 10 MB.",
  "pagar-en-cuotas-btn":
    `Divide el pago al proveedor en 2 a 12 cuotas. ` +
    `Solo para costos de más de ${formatCop(installmentThreshold)}.`,
  "actualizar-fecha-limite-btn":
    "Cambia la fecha hasta la que el proveedor respeta el precio. De ella salen los avisos.",
  "marcar-como-pagado-btn":
    "Confirma que el proveedor recibió todo el dinero. Con el último servicio pagado, el contrato se completa.",
  "ver-cuotas-btn": "Muestra las cuotas con su fecha y estado, y permite pagar la que sigue.",
  "priority-filter-tickets": "Tiquetes, primera prioridad: son los que más cambian de precio.",
  "priority-filter-accommodation":
    "Alojamiento, segunda prioridad: cómpralo apenas los tiquetes estén listos.",
  "priority-filter-transport": "Traslados, tercera prioridad: dependen de los vuelos y del hotel.",
  "purchase-difference-alert":
    "Diferencia entre el costo real y lo cotizado. Un sobrecosto baja el margen del contrato.",
  "installment-due-soon": "Esta cuota vence en menos de 48 horas. Prepara el pago.",
  "installment-overdue": "Esta cuota ya venció. Págala o habla con el proveedor antes de perder la reserva.",
  "aprobar-comision-btn":
    "Deja la comisión lista para pagar y le avisa al vendedor. Revisa antes de dónde sale su valor.",
  "pagar-comision-btn":
    "Registra el pago con su comprobante. Necesita documentos aprobados y cupo en el límite del mes.",
  "nueva-comision-manual-btn":
    "Registra a mano una comisión que no sale del cálculo de un contrato, con su motivo.",
  "status-pendiente-compra": "Todavía no se ha comprado. Compra antes de la fecha límite.",
  "status-comprado-pendiente-pago": "Ya se compró y tiene comprobante. Falta pagarle al proveedor.",
  "status-comprado-pagado": "Comprado y pagado por completo. No hay nada más por hacer.",
  "status-vencido": "Pasó la fecha límite sin pagarse. Confirma con el proveedor si el precio sigue en pie.",
} as const;

export type TooltipTopic = keyof typeof tooltipTexts;
