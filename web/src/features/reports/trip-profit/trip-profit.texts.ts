import { figures } from "@travesia/api/reports/financial/figures.rules";

/** Texts about the profit of a trip: its parts, from the price down to the profit. */
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
  profit: figures.gananciaViaje.label,
  noSeller: "Sin asesor",
  noProvider: "Sin compras",
  byProvider: "Cada viaje cuenta con el proveedor al que más se le compró.",
  noCosts:
    "Este viaje todavía no tiene costos: su precio no dice ninguno y no se ha comprado nada. La ganancia baja con cada compra.",
  won: "Los viajes que volvieron este mes dejaron",
  lost: "Los viajes que volvieron este mes perdieron",
  ahead: "ya comprometidos",
  month: figures.gananciaViaje.label,
  monthAbout:
    "Ganancia de los viajes que volvieron este mes, hasta hoy. Comprometido es lo que dejan los viajes firmados " +
    "que vuelven después de hoy; de uno cancelado, lo que se retuvo.",
} as const;
