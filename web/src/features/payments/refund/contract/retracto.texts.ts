/** Texts of a retracto on its contract. */
export const retractoTexts = {
  title: "Retracto",
  enter: "Registrar lo que retiene la aerolínea",
  kept: "Valor que retiene la aerolínea",
  hint: "Escribe 0 si lo devuelve todo.",
  save: "Registrar",
  entered: "Registrado. La devolución de los tiquetes quedó abierta y el cliente ya lo sabe.",
  nothing: "De lo demás no había pagos por devolver.",
  noTickets: "No había tiquetes comprados.",
  keepsFlight: "Conserva el vuelo: un otrosí dejó el contrato solo con los tiquetes.",
  tooLate: "la aerolínea ya no los recibía.",
} as const;
