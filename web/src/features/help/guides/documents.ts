import type { Guide } from "../help.types.ts";

/** Guide to submitting the seller's documents, for the roles that earn commissions. */
export const ownDocumentsGuide: Guide = {
  key: "/profile",
  title: "Tus documentos",
  steps: [
    {
      title: "Qué te falta",
      content:
        "Mientras te falte alguno, un aviso arriba dice cuáles. Sin la firma digital, el RUT, la cédula, el certificado bancario y la hoja de vida aprobados no se te pagan comisiones.",
      action: "Toca «Completar Documentación».",
    },
    {
      title: "Envía cada documento",
      content:
        "Elige el tipo, adjunta un PDF, JPG o PNG de hasta 10 MB y súbelo. Si uno se rechaza, lee el motivo y toca «Subir otro»: el anterior queda en tu historia.",
      action: "Sube tus documentos y espera el aviso de la revisión.",
      tip: "Una foto clara del documento completo se aprueba mucho más rápido que una recortada.",
    },
  ],
};

/** Guide to reviewing the team's documents, for the owner. */
export const documentsReviewGuide: Guide = {
  key: "/panel/documents-review",
  title: "Revisión de documentos",
  steps: [
    {
      title: "Mira y decide",
      content:
        "Cada documento que espera está al lado de los datos de su dueño, el más antiguo primero. Al decidir uno aparece el siguiente.",
      action: "Compara el nombre, la fecha y la firma, y toca «Aprobar y siguiente».",
      tip: "Una decisión no se cambia: para volver a pedir uno aprobado, elimínalo.",
    },
    {
      title: "Di por qué no",
      content:
        "Al rechazar escribes la razón; su dueño la lee al instante y envía otro archivo. El rechazado queda en la historia.",
      action: "Toca «Rechazar» y escribe qué debe corregir.",
    },
    {
      title: "Busca cualquiera",
      content: "En «Todos los Documentos» están los de todo el equipo, por estado, rol y persona.",
      action: "Filtra y toca «Ver» para abrir uno con su historia.",
    },
  ],
};
