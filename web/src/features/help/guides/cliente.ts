import type { Guide } from "../help.types.ts";

/** Guides for a customer. */
export const clienteGuides: readonly Guide[] = [
  {
    key: "/",
    title: "Página Principal - Cliente",
    steps: [
      {
        title: "Pide tu cotización en línea",
        content:
          "Cuéntanos a dónde quieres ir, cuándo y con quién. No necesitas pagar nada para recibir una propuesta.",
        action: "Llena «Solicitar Cotización» con tus datos de contacto y los del viaje.",
        tip: "Si puedes moverte unos días, dilo en las observaciones: muchas veces hay mejores tarifas cerca de tu fecha.",
      },
      {
        title: "Recibe la respuesta en tu correo",
        content:
          "Un asesor prepara la propuesta y te la envía por correo en 24 a 48 horas, con un PDF y un enlace para responder.",
        action: "Abre el correo y entra por el enlace para revisar tu cotización.",
        tip: "Si pasan dos días y no la ves, busca en la carpeta de correo no deseado o escríbenos.",
      },
    ],
  },
  {
    key: "/userReservas",
    title: "Mis Reservas",
    steps: [
      {
        title: "Mira en qué va tu viaje",
        content:
          "Aquí están tus viajes con su etapa: Cotización, Aprobada, Contrato y Completada. Cada uno muestra las fechas, las personas, el total y un solo botón con lo que sigue: aprobar, completar viajeros, firmar o pagar.",
        action:
          "Toca el botón de tu viaje. En su página ves tu plan de pagos, reportas lo que ya pagaste con «Ya pagué» y descargas tus recibos.",
        tip: "Una reserva sin pago se libera a las 72 horas. Te avisamos un día antes.",
      },
    ],
  },
  {
    key: "/quote-approval",
    title: "Aprobar Cotización",
    steps: [
      {
        title: "Revisa la propuesta",
        content:
          "Mira el destino, las fechas, las personas, lo que incluye y el precio total. El PDF tiene el detalle completo.",
        action: "Descarga el PDF y compáralo con lo que pediste.",
        tip: "La propuesta tiene fecha de vencimiento: los precios se respetan hasta ese día.",
      },
      {
        title: "Aprueba o pide ajustes",
        content:
          "Si todo está bien, apruébala. Si quieres cambiar algo, pide ajustes y explica qué; tu asesor prepara una nueva propuesta.",
        action: "Toca «Aprobar cotización» o «Pedir ajustes».",
        tip: "Entre más claro sea el motivo, más rápido llega la nueva propuesta.",
      },
      {
        title: "Escribe los datos de los pasajeros",
        content:
          "Después de aprobar te llega otro enlace para los pasajeros. El titular es quien responde por el viaje; los demás los puedes completar después.",
        action: "Llena los nombres y documentos tal como aparecen en la cédula o el pasaporte.",
        tip: "Un nombre distinto al del documento puede costar un tiquete nuevo: revísalo dos veces.",
      },
    ],
  },
];
