import type { Guide } from "../help.types.ts";

/** Guide to closing a month, for the roles that close months. */
export const closingGuide: Guide = {
  key: "/panel/cierres",
  title: "Cierre de mes",
  steps: [
    {
      title: "Mira lo que espera",
      content:
        "Cada mes muestra los pagos por verificar o en revisión, lo que va en camino y lo que falta pagar en sus fechas.",
      action: "Abre el mes y entra a cada pendiente: verifica, paga o déjalo para después.",
      tip: "Los meses se cierran en orden: primero el anterior que tenga movimientos.",
    },
    {
      title: "Compáralo con el banco",
      content:
        "«El banco de este mes» dice el dinero por identificar y los pagos que el banco no muestra en sus fechas.",
      action: "Entra a cada lista y asigna lo que falte antes de cerrar.",
      tip: "El nombre de cada suma recibida abre los pagos que la forman.",
    },
    {
      title: "Empieza con los saldos iniciales",
      content:
        "Antes del primer mes que lleves a la contabilidad, el sistema propone lo que cada cliente adelantó o debe y lo que se le debe a cada proveedor.",
      action: "Entra por «Saldos iniciales», escribe el saldo de cada cuenta y confírmalos una sola vez.",
      tip: "Lo que escribas a mano queda cuando se propone de nuevo.",
    },
    {
      title: "Cierra y guarda las cifras",
      content:
        "Al cerrar quedan guardadas las cifras por medio, cuenta, compras, cuotas, comisiones y devoluciones, con su huella.",
      action: "Toca «Cerrar mes» y confirma. Con «Imprimir» tienes la hoja del mes.",
      tip: "Después nadie registra en sus fechas; lo que informe el proveedor de pagos aparece en «Después del cierre».",
    },
  ],
};
