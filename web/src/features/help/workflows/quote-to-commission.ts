import type { Workflow } from "../help.types.ts";

/** Workflow of a complete sale, from the quote to the commission. */
export const quoteToCommission: Workflow = {
  id: "cotizacion-completa",
  title: "Flujo Completo: De Cotización a Comisión",
  lead: "Una venta de principio a fin: quién hace qué y qué pasa después.",
  steps: [
    {
      actor: "Cliente",
      action: "Pide una cotización",
      description: "Llena el formulario de la página principal con sus datos y los del viaje.",
      component: "Página principal",
      nextStep: "La solicitud entra sin asesor y administración recibe el aviso.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Asigna un asesor",
      description: "Elige quién la atiende según el destino y la carga de cada equipo.",
      component: "Cotizaciones",
      nextStep: "El asesor la recibe con su líder y su gerente.",
    },
    {
      actor: "Asesor",
      action: "Completa y envía",
      description:
        "Calcula transporte, alojamiento, servicios y actividades, confirma el precio y envía la propuesta con PDF.",
      component: "Cotización y calculadora",
      nextStep: "El cliente tiene la propuesta y un enlace para responder.",
    },
    {
      actor: "Cliente",
      action: "Aprueba la cotización",
      description:
        "La revisa en el enlace y la aprueba. También puede rechazarla o pedir ajustes con un motivo.",
      component: "Página de aprobación",
      nextStep: "Se piden los datos de los pasajeros.",
    },
    {
      actor: "Cliente",
      action: "Escribe los pasajeros",
      description: "El titular es obligatorio. Los demás se pueden completar más tarde.",
      component: "Formulario de pasajeros",
      nextStep: "La cotización queda aprobada y lista para contrato.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Convierte en contrato",
      description: "Define la forma de pago y las cuotas, y envía el contrato para firma.",
      component: "Cotización y contrato",
      nextStep: "El cliente firma en línea y se crean los servicios por comprar.",
    },
    {
      actor: "Administrador / Propietario",
      action: "Compra y paga los servicios",
      description:
        "Compra cada servicio a su proveedor, sube el comprobante y lo paga de contado o en cuotas.",
      component: "Gestión de compras",
      nextStep: "Con todo pagado, el contrato pasa a Completado.",
    },
    {
      actor: "Sistema",
      action: "Genera las comisiones",
      description:
        "Calcula la del asesor, la del líder y la del gerente con las reglas que regían al confirmar el cálculo.",
      component: "Comisiones",
      nextStep: "Las comisiones quedan pendientes de aprobación.",
    },
    {
      actor: "Administrador",
      action: "Aprueba y paga",
      description: "Revisa la explicación, aprueba y paga con comprobante dentro del límite del mes.",
      component: "Comisiones",
      nextStep: "El vendedor recibe su pago y el aviso.",
    },
  ],
};
