import type { Cop } from "../../core/cop.ts";

/** One service that the price includes, without what it costs. */
export interface OfferLine {
  readonly title: string;
  readonly detail: string;
}

/** What a client is offered: everything that a version's document says about the trip and its price. Two equal offers are one version. */
export interface Offer {
  readonly client: string;
  readonly origen: string;
  readonly destino: string;
  readonly fechaIda: string;
  readonly fechaRegreso: string | null;
  readonly adultos: number;
  readonly menores: number;
  readonly infantes: number;
  readonly lines: readonly OfferLine[];
  readonly observaciones: string | null;
  /** Percent, 0 when there is none. */
  readonly descuentoPorcentaje: number;
  readonly totalDescuento: Cop;
  readonly precioTotal: Cop;
  /** Rounded up to the peso. */
  readonly precioPorPersona: Cop;
}
