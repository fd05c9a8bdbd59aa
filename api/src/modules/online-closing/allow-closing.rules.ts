import type { QuoteStatus } from "../quotes/quote/quote.lifecycle.ts";

/** Facts of a quote that determine whether it can be closed online. */
export interface ClosableQuote {
  readonly status: QuoteStatus;
  readonly sentVersion: number;
  readonly emailCliente: string;
  readonly adultos: number;
  readonly descuentoPorcentaje: number | null;
  readonly descuentoAprobado: boolean;
  /** True when the offer has expired. */
  readonly isOver: boolean;
  /** Free seats of its departure; null when the trip takes none. */
  readonly seats: number | null;
  readonly numeroPersonas: number;
}

/** Returns the reason why a quote cannot be closed online; null when it can. */
export function closableRefusal(quote: ClosableQuote): string | null {
  if (quote.status !== "sent" || quote.sentVersion === 0)
    return "El cierre en línea se permite cuando la cotización está enviada y sin respuesta.";
  if (quote.isOver) return "La propuesta venció. Envíala de nuevo para permitir el cierre en línea.";
  if (quote.emailCliente.trim() === "")
    return "El cliente no tiene correo: para cerrar en línea recibe ahí su código y su contrato.";
  if (quote.adultos === 0) return "Viajan solo menores: el contrato necesita un titular adulto.";
  if (quote.descuentoPorcentaje && !quote.descuentoAprobado) return "El descuento no está aprobado.";
  if (quote.seats !== null && quote.seats < quote.numeroPersonas)
    return "La salida ya no tiene cupos para estos viajeros.";
  return null;
}
