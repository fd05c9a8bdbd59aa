import { addDays, type Day } from "../../core/colombia/days.ts";
import { badInput } from "../../core/failure.ts";

/** Kinds of document whose numbers the DIAN authorizes. */
export type NumberedKind = "documento_soporte" | "factura" | "nota_credito";

/** Spanish names of the kinds. */
export const numberedKinds: Readonly<Record<NumberedKind, string>> = {
  documento_soporte: "Documento soporte",
  factura: "Factura electrónica",
  nota_credito: "Nota crédito",
};

/** Thresholds of the warning about a range: percentage of numbers used, and days before its expiry. */
const WARNED_USE = 90;
const WARNED_DAYS = 30;

/** Numbers and validity of a range; `ultimo` is the last assigned number, null before the first. */
export interface RangeNumbers {
  readonly desde: number;
  readonly hasta: number;
  readonly ultimo: number | null;
  readonly vigenteDesde: Day;
  readonly vigenteHasta: Day;
}

/** Returns how many numbers a range has left. */
export const numbersLeft = ({ desde, hasta, ultimo }: RangeNumbers): number => hasta - (ultimo ?? desde - 1);

/** Returns the reason to request a new range now, in Spanish; null while this range suffices. */
export function rangeWarning(range: RangeNumbers, today: Day): string | null {
  const left = numbersLeft(range);
  if (left === 0) return "No quedan números.";
  if (range.vigenteHasta < today) return "La vigencia terminó.";
  const size = range.hasta - range.desde + 1;
  if ((size - left) * 100 >= size * WARNED_USE)
    return left === 1 ? "Queda un número." : `Quedan ${left.toLocaleString("es-CO")} números.`;
  if (range.vigenteHasta <= addDays(today, WARNED_DAYS)) return "La vigencia termina pronto.";
  return null;
}

/** A range as entered: its numbers, and the other data for its documents. */
interface EnteredRange extends Omit<RangeNumbers, "ultimo"> {
  readonly kind: NumberedKind;
  readonly prefijo: string;
  readonly claveTecnica: string | null;
}

/**
 * Returns whether a text has the format of an invoice range's technical key: 40 hexadecimal digits (annex
 * 1.9, 11.2).
 */
export const isInvoiceKey = (key: string | null): boolean => /^[0-9a-f]{40}$/i.test(key ?? "");

/** @throws Refusal BAD_USER_INPUT for an invalid range. */
export function refuseWrongRange(range: EnteredRange): void {
  const { kind, prefijo, desde, hasta, vigenteDesde, vigenteHasta, claveTecnica } = range;
  if (!/^[A-Z0-9]{0,4}$/.test(prefijo))
    throw badInput("prefijo", "El prefijo tiene hasta cuatro letras o números");
  if (desde < 1) throw badInput("desde", "El rango comienza en 1 o después");
  if (hasta < desde) throw badInput("hasta", "El último número no puede ser menor que el primero");
  if (vigenteHasta < vigenteDesde)
    throw badInput("vigenteHasta", "La vigencia no puede terminar antes de comenzar");
  if (kind === "factura" && !isInvoiceKey(claveTecnica))
    throw badInput("claveTecnica", "La clave técnica de una factura tiene 40 caracteres hexadecimales");
}
