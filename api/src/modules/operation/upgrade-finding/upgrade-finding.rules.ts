/** Spanish names of possible mistakes of earlier versions, by kind. */
export const upgradeFindingLabels = {
  signed_by_word: "Pagos verificados por una columna de signos",
  twin_movement: "Movimientos que pueden estar dos veces",
  twin_customer: "Clientes con el mismo celular y nombre",
  boxed_letters: "Contratos con letras impresas como cuadros",
  borrowed_hotel: "Hoteles con fotos o texto de otro",
} as const;

export const NO_UPGRADE_FINDING = "Hallazgo no encontrado";
export const REVIEWED_BEFORE = "Ya estaba revisado.";
export const NOT_OF_LETTERS = "Solo los contratos se imprimen de nuevo desde esta lista.";
