import { LIDER } from "@travesia/api/permissions";
import type { ManualChapter } from "../manual.types.ts";

/** Manual's chapter on leading advisors. */
export const leader: ManualChapter = {
  id: "lider",
  title: "Líder",
  roles: [LIDER],
  sections: [
    {
      id: "lider-alcance",
      title: "Lo que ves",
      paragraphs: [
        "Tus cotizaciones y contratos, y los de los asesores que dependen de ti. Lo que un asesor vendió antes de llegar a tu equipo sigue con su líder de entonces.",
      ],
    },
    {
      id: "lider-descuentos",
      title: "Aprobar descuentos",
      paragraphs: [
        "Apruebas descuentos de tu equipo hasta el 15 %. Uno mayor, o el de una cotización tuya, lo aprueba otra persona por encima de ti.",
      ],
    },
    {
      id: "lider-respuestas",
      title: "Registrar la respuesta del cliente",
      paragraphs: [
        "Si el cliente te confirmó por otro medio, puedes registrar su aprobación o su rechazo. El historial dice que lo hiciste tú y no el cliente.",
      ],
      note: "Prefiere siempre el enlace: deja la constancia del propio cliente.",
    },
    {
      id: "lider-reasignar",
      title: "Reasignar",
      paragraphs: [
        "Puedes pasar una cotización de un asesor a otro dentro de tu equipo. El nuevo asesor recibe el aviso y la historia completa.",
      ],
    },
    {
      id: "lider-contratos",
      title: "Enviar contratos para firma",
      paragraphs: [
        "Puedes leer y enviar los contratos de tu equipo. Cambiar precios o condiciones es de gerencia y administración.",
      ],
    },
  ],
};
