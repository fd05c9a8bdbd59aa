import { CLIENTE } from "@travesia/api/permissions";
import type { ManualChapter } from "../manual.types.ts";

/** Manual's chapter for customers, from the first enquiry to the trip. */
export const customer: ManualChapter = {
  id: "cliente",
  title: "Si viajas con nosotros",
  roles: [CLIENTE],
  sections: [
    {
      id: "cliente-cotizar",
      title: "Pedir una cotización",
      paragraphs: ["No necesitas una cuenta para pedirla."],
      steps: [
        "En la página principal, llena «Solicitar Cotización» con tu contacto, el destino, las fechas y las personas.",
        "Un asesor te responde por correo en 24 a 48 horas.",
      ],
    },
    {
      id: "cliente-responder",
      title: "Responder a una propuesta",
      paragraphs: [
        "El correo trae un PDF y un enlace personal. En el enlace puedes aprobar, rechazar con un motivo o pedir ajustes.",
        "La propuesta vence: mira la fecha en la parte de arriba. Si ya pasó, pide una nueva y la preparamos con los precios del día.",
      ],
      note: "No reenvíes el enlace: quien lo tenga puede responder por ti.",
    },
    {
      id: "cliente-pasajeros",
      title: "Datos de los pasajeros",
      paragraphs: [
        "Al aprobar te pedimos los datos de quienes viajan. Solo el titular es obligatorio al comienzo; los demás puedes completarlos después.",
      ],
      note: "Escribe nombres y documentos tal como aparecen en la cédula o el pasaporte.",
    },
    {
      id: "cliente-firmar",
      title: "Firmar el contrato",
      paragraphs: [
        "El contrato llega a tu correo con su propio enlace. Se firma con el dedo o con el ratón y tiene la misma validez que en papel.",
      ],
      steps: [
        "Abre el contrato y léelo completo.",
        "Revisa el valor y la forma de pago.",
        "Dibuja tu firma, guárdala y confirma.",
        "Te llega una copia firmada con un código para verificarla en cualquier momento.",
      ],
    },
    {
      id: "cliente-pagar",
      title: "Pagos y saldo",
      paragraphs: [
        "En tu contrato ves el precio, lo pagado y el saldo, con la fecha de cada cuota. Cada pago verificado tiene su recibo en PDF.",
        "Un pago recién registrado aparece por verificar hasta que contabilidad lo confirma.",
        "En línea pagas con tarjeta, PSE o Nequi desde el enlace de pago. Los datos de tu tarjeta van directo al proveedor de pagos y el pago se verifica solo, casi siempre en segundos.",
      ],
      note: "Si se pierde la conexión mientras pagas, no pagues de nuevo: la página averigua si el pago alcanzó a salir.",
    },
    {
      id: "cliente-retracto",
      title: "Derecho de retracto",
      paragraphs: [
        "Si firmaste a distancia, puedes retractarte dentro de los cinco días hábiles siguientes, en los términos del artículo 47 de la Ley 1480 de 2011. Escríbenos antes de que termine el plazo.",
      ],
    },
  ],
};
