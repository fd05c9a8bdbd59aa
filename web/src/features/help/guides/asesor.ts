import { remindDebtorsGuide } from "./receivables.ts";
import type { Guide } from "../help.types.ts";

/** Guides for an advisor. */
export const asesorGuides: readonly Guide[] = [
  {
    key: "/profile",
    title: "Panel Asesor",
    steps: [
      {
        title: "Tu resumen",
        content:
          "En tu perfil están tus datos, tu cuenta bancaria, tu código de referido y los accesos a tus reservas y comisiones.",
        action:
          "Revisa que la cuenta bancaria y el documento estén completos: sin ellos no puedes pedir el pago de una comisión.",
        tip: "«Refiere y Gana» copia tu enlace. Quien se registre con él queda como tu referido.",
      },
      {
        title: "Empieza una cotización",
        content: "Desde aquí llegas directo al formulario de una cotización nueva, sin pasar por la lista.",
        action: "Toca «Nueva Cotización» y escribe los datos del cliente y del viaje.",
        tip: "Si el cliente ya existe, escribe primero su correo: el nombre y el teléfono se llenan solos.",
      },
    ],
  },
  {
    key: "/quotesList",
    title: "Gestión de Cotizaciones",
    steps: [
      {
        title: "Crea la cotización",
        content:
          "Escribe el cliente, el destino, las fechas y las personas. Después abre el registro y calcula el viaje por partes: transporte, alojamiento, servicios y actividades.",
        action: "Toca «Nueva cotización» y, en el registro, confirma el cálculo.",
        tip: "La suma de adultos, menores e infantes debe ser igual al número de personas. Si ya armaste un viaje así, «Comenzar con una plantilla» trae lo que llevaba.",
      },
      {
        title: "Envíala al cliente",
        content:
          "Cuando tiene precio, la cotización queda Por enviar. Al enviarla, el cliente recibe el PDF y un enlace para responder.",
        action: "Toca «Enviar cotización» y revisa el correo y el valor antes de confirmar.",
        tip: "Después de enviarla ya no cambian precio, fechas ni personas. Si hay que cambiarlas, pide una recotización.",
      },
      {
        title: "Haz seguimiento",
        content:
          "El registro te dice cuántas veces la abrió el cliente. Si pasan de 3 a 5 días sin respuesta, es hora de llamar.",
        action: "Filtra por «Enviada» y llama a quienes la abrieron y no han respondido.",
        tip: "Si el cliente te da su sí por teléfono, invítalo a aprobar por el enlace: así queda la constancia.",
      },
    ],
  },
  {
    key: "/my-commissions",
    title: "Mis Comisiones",
    steps: [
      {
        title: "Comisiones generadas",
        content:
          "Tus comisiones nacen solas cuando todos los servicios de un contrato tuyo están comprados y pagados. Cada una explica de dónde sale su valor.",
        action: "Abre «¿De dónde sale?» para ver la base, el porcentaje y los topes.",
        tip: "Si no estás de acuerdo con una, elige «Objetar» en su menú: te responden en 5 días hábiles.",
      },
      {
        title: "Pide el pago",
        content: "Al pedir el pago se genera tu cuenta de cobro y administración la revisa.",
        action:
          "Con tu Firma Digital aprobada, toca «Solicitar Pago» o elige varias, y confirma tu cuenta bancaria.",
        tip: "Lo que pase del límite del mes queda aprobado y se paga en un mes siguiente.",
      },
      {
        title: "Ten tus documentos al día",
        content:
          "Para recibir pagos, todos tus documentos obligatorios deben estar aprobados, también la firma digital.",
        action: "Súbelos desde tu perfil y revisa si alguno fue rechazado.",
        tip: "Una foto clara del documento completo se aprueba mucho más rápido que una recortada.",
      },
    ],
  },
  remindDebtorsGuide,
];
