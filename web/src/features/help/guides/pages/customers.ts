import type { Guide } from "../../help.types.ts";

/** Guide to the customers, for the whole office. */
export const customersGuide: Guide = {
  key: "/clientes",
  title: "Clientes",
  steps: [
    {
      title: "Encuentra a tu cliente",
      content:
        "Cada cotización, contrato o reserva queda con la persona o empresa que la pidió. Ves a los de tus ventas y a los que agregaste.",
      action: "Busca por nombre, correo, teléfono o documento completo y ábrelo.",
    },
    {
      title: "Mira todo en una página",
      content:
        "Viajes, lo que pagó y debe, quiénes viajan, documentos, notas y autorizaciones están juntos, con un botón para escribirle por WhatsApp.",
      action: "Toca «Agregar nota» para dejar lo que conviene recordar.",
    },
    {
      title: "Que ningún documento se venza",
      content:
        "Guarda los pasaportes y documentos de quienes viajan. Si uno vence antes del próximo viaje, o el pasaporte menos de seis meses después, lo ves en su página.",
      action: "Toca «Agregar documento» y escribe cuándo vence; al renovarlo, edítalo.",
    },
    {
      title: "Evita los repetidos",
      content:
        "Si dos clientes comparten teléfono o correo, administración ve el aviso y los une: cotizaciones y contratos pasan al que queda.",
      action: "Antes de agregar uno, búscalo por su correo o documento.",
      tip: "Dos clientes que tienen cuenta no se unen.",
    },
  ],
};
