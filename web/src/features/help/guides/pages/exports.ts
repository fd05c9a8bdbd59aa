import type { Guide } from "../../help.types.ts";

/** Guide to exporting a list, for all staff. */
export const exportsGuide: Guide = {
  key: "/exportaciones",
  title: "Mis exportaciones",
  steps: [
    {
      title: "Exporta lo que ves",
      content:
        "El archivo trae todo el listado, no solo la página: con tus filtros, tu orden y las columnas que tu rol puede ver.",
      action: "Filtra el listado, abre las opciones de la lista y elige Excel o CSV.",
      tip: "Una exportación lleva máximo 200.000 filas: usa los filtros para dividir un listado más largo.",
    },
    {
      title: "Lleva solo lo que necesitas",
      content:
        "Puedes escoger las columnas del archivo. Tu elección queda guardada en este equipo para la próxima vez.",
      action: "En las opciones de la lista toca «Elegir columnas…», márcalas y exporta.",
    },
    {
      title: "Sigue trabajando",
      content:
        "Mientras se hace puedes cerrar la ventana. Si tarda, te avisamos cuando esté lista. Puedes tener dos en curso.",
      action: "Abre «Mis exportaciones» y toca «Descargar».",
    },
    {
      title: "Cuida los datos",
      content:
        "Solo tú abres el archivo, y se borra a las 24 horas. Lleva datos de clientes: cada exportación y cada descarga quedan en la auditoría.",
      action: "Guarda el archivo en un lugar seguro y bórralo cuando no lo necesites.",
    },
  ],
};
