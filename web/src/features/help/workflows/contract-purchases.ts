import type { Workflow } from "../help.types.ts";

/** Workflow of purchasing the services of a contract. */
export const contractPurchases: Workflow = {
  id: "gestion-compras-contrato",
  title: "Flujo de Compras de Items de Contrato",
  lead: "Del contrato firmado a todo comprado y pagado.",
  steps: [
    {
      actor: "Administrador / Propietario",
      action: "Abre las compras del contrato",
      description: "El contrato debe estar firmado y con sus servicios creados.",
      component: "Contrato, sección Compras",
      nextStep: "Se ve lo cotizado, lo comprado y lo que falta.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Prioriza",
      description:
        "Ordena por prioridad: tiquetes, alojamiento, traslados y lo demás. Los críticos van primero.",
      component: "Filtros y orden",
      nextStep: "Queda claro qué se compra hoy.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Pone fechas límite",
      description: "Escribe hasta cuándo respeta el precio cada proveedor.",
      component: "Fecha límite",
      nextStep: "El sistema avisa a 72, 24 y 12 horas.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Compra al proveedor",
      description: "Reserva el servicio y pide el soporte de la compra.",
      component: "Proveedor",
      nextStep: "Ya hay un costo real para registrar.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Sube el comprobante",
      description:
        "Registra proveedor, fecha, costo y archivo. La diferencia con lo cotizado se ve antes de guardar.",
      component: "Subir comprobante",
      nextStep: "El servicio queda comprado, pendiente de pago.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Paga al proveedor",
      description: "Transfiere el total, o cada cuota en su fecha.",
      component: "Pago o cuotas",
      nextStep: "El saldo con el proveedor baja.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Marca como pagado",
      description: "Confirma que el proveedor recibió todo.",
      component: "Marcar como pagado",
      nextStep: "El servicio queda comprado y pagado.",
    },
    {
      actor: "Sistema",
      action: "Revisa si está completo",
      description: "Cuando no falta ningún servicio por pagar, completa el contrato.",
      component: "Contrato",
      nextStep: "Se generan las comisiones y se puede facturar.",
    },
  ],
};
