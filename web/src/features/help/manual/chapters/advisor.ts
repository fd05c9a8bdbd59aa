import { ASESOR } from "@travesia/api/permissions";
import type { ManualChapter } from "../manual.types.ts";

/** Manual's chapter on selling. */
export const advisor: ManualChapter = {
  id: "asesor",
  title: "Asesor",
  roles: [ASESOR],
  sections: [
    {
      id: "asesor-crear",
      title: "Crear una cotización",
      paragraphs: ["Cuanto más completa quede al comienzo, menos veces tendrás que volver sobre ella."],
      steps: [
        "En Cotizaciones, toca «Nueva cotización».",
        "Escribe el correo del cliente: si ya existe, sus datos se llenan solos.",
        "Completa destino, fechas, acomodación y personas. La suma de adultos, menores e infantes debe dar el total.",
        "Guarda: la cotización queda pendiente y con su número.",
      ],
      note: "Con «Guardar como plantilla», en el menú de una cotización calculada, su viaje queda listo para empezar otras, sin datos del cliente. Las tuyas solo las ves tú; las de toda la agencia las guarda un líder.",
    },
    {
      id: "asesor-calcular",
      title: "Calcular el precio",
      paragraphs: [
        "La calculadora divide el viaje en transporte, alojamiento, servicios y actividades, y te muestra el precio por persona mientras escribes. Se guarda sola.",
        "Al confirmar el cálculo, el precio queda firme y la cotización queda Por enviar. Para una sencilla puedes escribir el precio directamente.",
      ],
    },
    {
      id: "asesor-itinerario",
      title: "El día a día y las imágenes",
      paragraphs: [
        "Al confirmar el cálculo se propone el itinerario con sus vuelos, hoteles y actividades. En el registro puedes editar cada día, moverlo, quitarlo o agregar uno; con «Proponer de nuevo» vuelve a salir del cálculo.",
        "Cada día puede llevar una imagen de la biblioteca de la agencia. Las imágenes de un hotel aparecen solas en la propuesta cuando el cálculo lo nombra igual.",
      ],
      note: "Lo que ya se envió no cambia, aunque una imagen salga después de la biblioteca.",
    },
    {
      id: "asesor-enviar",
      title: "Enviar y hacer seguimiento",
      paragraphs: [
        "Antes de enviar verás a quién le llega y por cuánto. «Ver cómo le llega» muestra el correo, el mensaje y la página tal como los verá el cliente.",
        "«Enviar por correo» lleva el PDF y un enlace. «Enviar por WhatsApp» abre el mensaje listo con el enlace, y «Copiar enlace» te lo da para pegarlo donde quieras: las tres cuentan como envío. En el registro ves cuántas veces se abrió cada versión y cada enlace, y con «Anular enlace» apagas uno sin tocar los demás.",
        "Cuando hay más de una versión, «Qué cambió» las compara.",
        "Después de enviada solo cambian el contacto y las observaciones. Para lo demás, pide una recotización.",
      ],
      note: "Entre el tercer y el quinto día sin respuesta, llama.",
    },
    {
      id: "asesor-contratos",
      title: "Tus contratos y abonos",
      paragraphs: [
        "Ves los contratos de tus clientes con su plan de pagos. Puedes registrar un abono con su comprobante; contabilidad lo verifica y desde ese momento cuenta.",
      ],
    },
    {
      id: "asesor-rifa",
      title: "Vender números de la rifa",
      paragraphs: [
        "El tablero va del 000 al 999 y cambia al instante para todos: si alguien toma un número, deja de estar libre frente a ti.",
      ],
      steps: [
        "En Rifa, toca «Seleccionar Números» y elige los que quiere tu cliente. La selección se conserva al pasar de página.",
        "Confirma y escribe el nombre y el teléfono de quien los toma.",
        "Entrega el PDF y recibe el pago: el código QR está en la misma página.",
      ],
      note: "Un número apartado sin pagar se libera a las 48 horas.",
    },
    {
      id: "asesor-capacitacion",
      title: "Capacitación",
      paragraphs: [
        "En Capacitación están los videos que prepara tu agencia sobre destinos, documentos y ventas. Vuelve cuando quieras.",
      ],
    },
    {
      id: "asesor-comisiones",
      title: "Tus comisiones",
      paragraphs: [
        "Nacen cuando el contrato se completa, es decir, cuando todo lo prometido está comprado y pagado. Cada una explica su base, su regla y sus topes.",
        "El límite del mes se mide sobre lo pagado en ese mes. Lo que no cabe queda aprobado para después.",
      ],
    },
  ],
};
