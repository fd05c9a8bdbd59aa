import type { ManualChapter } from "../manual.types.ts";

/** Manual's chapter of frequent questions. */
export const questions: ManualChapter = {
  id: "preguntas",
  title: "Preguntas frecuentes",
  roles: [],
  sections: [
    {
      id: "preguntas-enlace",
      title: "El enlace del correo dice que no es válido",
      paragraphs: [
        "El enlace venció, alguien lo anuló o ya hay uno más reciente. Usa el del último correo, o pide que te lo envíen otra vez.",
      ],
    },
    {
      id: "preguntas-conflicto",
      title: "Dice que otra persona modificó el registro",
      paragraphs: [
        "Alguien guardó mientras tú escribías. Actualiza la página para ver su cambio y vuelve a guardar el tuyo: así nadie pisa el trabajo de nadie.",
      ],
    },
    {
      id: "preguntas-permiso",
      title: "No veo una página que otra persona sí ve",
      paragraphs: [
        "Cada rol ve lo que necesita para su trabajo. Si crees que falta algo, habla con quien administra tu agencia.",
      ],
    },
    {
      id: "preguntas-archivo",
      title: "No me deja subir un archivo",
      paragraphs: [
        "Aceptamos PDF, JPG y PNG de hasta 10 MB. Revisamos el contenido y no solo el nombre: un documento de Word renombrado no pasa.",
      ],
    },
    {
      id: "preguntas-soporte",
      title: "Nada de esto me ayudó",
      paragraphs: [
        "Escribe a soporte desde el botón de ayuda. Si la página mostró un código, cópialo: con él encontramos lo que pasó.",
      ],
    },
  ],
};
