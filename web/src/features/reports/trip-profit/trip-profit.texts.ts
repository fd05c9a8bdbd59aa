/** Texts of the profit of a trip: its parts, from its price down to what is left. */
export const tripTexts = {
  agreed: "Acordado",
  bought: "Comprado",
  kept: "Retenido",
  part: "Parte del precio",
  price: "Precio",
  keptPrice: "Lo que se retuvo",
  providers: "Proveedores",
  toBuy: "Por comprar",
  iva: "IVA propio",
  commissions: "Comisiones",
  profit: "Ganancia",
  noSeller: "Sin asesor",
  noProvider: "Sin compras",
  byProvider: "Cada viaje cuenta con el proveedor al que más se le compró.",
  won: "Este mes ganaste",
  lost: "Este mes perdiste",
  ahead: "ya comprometidos",
  month: "Ganancia del mes",
  monthAbout:
    "Ganancia de los viajes que volvieron este mes, hasta hoy. Comprometido es lo que dejan los viajes firmados " +
    "que vuelven después de hoy.",
} as const;
