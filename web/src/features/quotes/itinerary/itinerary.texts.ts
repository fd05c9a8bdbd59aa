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
  proposedAgain: "Itinerario propuesto de nuevo",
} as const;
