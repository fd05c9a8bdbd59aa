import { remindDebtorsGuide } from "./receivables.ts";
import type { Guide } from "../help.types.ts";
import { ownDocumentsGuide } from "./documents.ts";
import { reservationsGuide } from "./reservations.ts";

/** Guides for a leader. */
export const liderGuides: readonly Guide[] = [
  {
    key: "/quotesList",
    title: "Gestión de Equipo - Cotizaciones",
    steps: [
      {
        title: "Mira las que llevan más de 5 días",
        content:
          "La lista reúne tus cotizaciones y las de tu equipo. Las enviadas hace más de 5 días sin respuesta se enfrían rápido.",
        action: "Filtra por «Enviada», ordena por fecha y pregunta a cada asesor por las más antiguas.",
        tip: "Si un asesor está de vacaciones, reasigna la cotización para que el cliente no espere.",
      },
      {
        title: "Aprueba descuentos hasta el 15 %",
        content:
          "Puedes aprobar descuentos de tu equipo hasta el 15 %. Los mayores los aprueba el gerente o administración.",
        action: "Abre la cotización, compara el precio con el cálculo y aprueba el descuento.",
        tip: "Un descuento en una cotización tuya lo debe aprobar otra persona.",
      },
      {
        title: "Acompaña a tu equipo",
        content:
          "Las rechazadas y las recotizaciones dicen por qué no compró el cliente. Son el mejor material para conversar con el asesor.",
        action: "Revisa cada semana los motivos de rechazo de cada asesor.",
        tip: "Escucha primero: muchas veces el problema no fue el precio sino el tiempo de respuesta.",
      },
    ],
  },
  {
    key: "/organization-view",
    title: "Vista Organizacional",
    steps: [
      {
        title: "Conoce tu equipo",
        content:
          "Aquí ves a las personas que dependen de ti, con sus cotizaciones, contratos, ventas y comisiones del periodo.",
        action: "Cambia el periodo y abre a cada persona para ver sus cifras.",
        tip: "Compara el mes con el anterior antes de sacar conclusiones de una sola semana.",
      },
    ],
  },
  ownDocumentsGuide,
  reservationsGuide,
  remindDebtorsGuide,
];
