export const itineraryTexts = {
  proposed:
    "Propuesto con los vuelos, hoteles y actividades del cálculo. Mientras nadie lo escriba, " +
    "se propone de nuevo al confirmar.",
  written: "Escrito por el equipo: queda así aunque el cálculo cambie.",
  none:
    "El itinerario se propone al confirmar el cálculo, con sus vuelos, hoteles y actividades. " +
    "También puedes proponerlo ya.",
  lead: "El cliente lee estos días en la propuesta y en su PDF, cada uno con su fecha.",
  again: "Se descarta lo que el equipo escribió y los días se proponen otra vez con el cálculo.",
  saved: "Itinerario guardado",
  pictures: "Imágenes de los hoteles",
  picturesLead:
    "El cliente ve estas imágenes de la biblioteca en la propuesta y en su PDF. " +
    "Las que quites aquí siguen en la biblioteca y en las demás cotizaciones.",
  hidePicture: "Quitar de la propuesta",
  showPicture: "Volver a mostrar",
  hiddenPicture: "Fuera de esta propuesta",
  pictureHidden: "Imagen quitada de esta propuesta",
  pictureShown: "Imagen de nuevo en la propuesta",
  notIncluded: "No incluye",
  notIncludedLead:
    "El cliente lee esta lista en la propuesta y en su PDF. Escribe una línea por cada cosa; " +
    "si la dejas vacía, la propuesta no dice nada.",
  notIncludedProposed: "Se propone con lo que no se eligió en el cálculo.",
  notIncludedNone: "La propuesta no dice qué no incluye.",
  notIncludedSaved: "Lista guardada",
  notIncludedAgain: "Lista propuesta de nuevo",
  proposedAgain: "Itinerario propuesto de nuevo",
} as const;
