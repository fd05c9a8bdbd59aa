/** Ways in which a client reaches the agency. */
export const saleChannelLabels = {
  pagina: "Página web",
  referido: "Referido",
  oficina: "Oficina",
} as const;
export type SaleChannel = keyof typeof saleChannelLabels;

/** Explanation of how the channel of a sale is known. */
export const saleChannelAbout =
  "Página web: lo pidió el cliente en la página. Referido: la cuenta del cliente se hizo con el código de otra " +
  "persona. Reserva: pagó un paquete reservado en la página. Oficina: lo demás, que cotizó tu equipo.";
