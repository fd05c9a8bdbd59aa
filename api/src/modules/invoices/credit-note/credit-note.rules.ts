import { type Cop, formatCop, withoutPercent } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";

/** Concepts of credit notes, with the DIAN's code for each (annex 1.9, table 13.2.4). */
const conceptCodes = {
  devolucion_parcial: "1",
  anulacion: "2",
  rebaja: "3",
  ajuste_precio: "4",
  pronto_pago: "5",
  volumen: "6",
} as const;

/** Concept of a credit note. */
export type CreditConcept = keyof typeof conceptCodes;
export const creditConcepts = Object.keys(conceptCodes) as readonly CreditConcept[];

/** Spanish names of the concepts. */
export const creditConceptLabels: Readonly<Record<CreditConcept, string>> = {
  devolucion_parcial: "Devolución parcial o servicio no aceptado en parte",
  anulacion: "Anulación de la factura",
  rebaja: "Rebaja o descuento",
  ajuste_precio: "Ajuste de precio",
  pronto_pago: "Descuento por pronto pago",
  volumen: "Descuento por volumen de ventas",
};

/** Returns the DIAN's code for a concept. */
export const conceptCode = (concept: CreditConcept): string => conceptCodes[concept];

/** Line of an invoice with its uncredited amounts, in COP. */
export interface CreditableLine {
  readonly posicion: number;
  /** IVA rate in percent; 0 when no IVA was charged. */
  readonly tarifa: number;
  /** Uncredited amounts of the line, in COP. */
  readonly base: Cop;
  readonly iva: Cop;
}

/** Amounts of a line that a note credits, in COP. */
export interface CreditedPart {
  readonly posicion: number;
  readonly base: Cop;
  readonly iva: Cop;
  readonly total: Cop;
}

/** Amount of a line to be credited, including IVA, in COP. */
export interface AskedPart {
  readonly posicion: number;
  readonly total: Cop;
}

/**
 * Returns the amounts that a note credits: the requested part of each requested line, or the whole
 * uncredited amount of every line.
 * @throws Refusal BAD_USER_INPUT for an unknown or repeated line, and for more than its uncredited amount.
 */
export function creditedParts(
  lines: readonly CreditableLine[],
  asked: readonly AskedPart[] | null,
): readonly CreditedPart[] {
  if (!asked)
    return lines
      .filter(({ base, iva }) => base + iva > 0)
      .map(({ posicion, base, iva }) => ({ posicion, base, iva, total: base + iva }));
  if (asked.length === 0) throw badInput("lineas", "Elige qué líneas devuelve la nota");
  return asked.map(({ posicion, total }, at) => {
    const line = lines.find((one) => one.posicion === posicion);
    const twice = asked.findIndex((one) => one.posicion === posicion) !== at;
    if (!line || twice) throw badInput(`lineas.${at}.posicion`, "La factura no tiene esa línea");
    const left = line.base + line.iva;
    if (total > left)
      throw badInput(`lineas.${at}.total`, `De esta línea queda ${formatCop(left)} por devolver`);
    return { posicion, ...split(line, total), total };
  });
}

/**
 * Splits part of a line into base and IVA. Both the part and the remainder must match the tax rate within
 * the one-peso tolerance of the annex, so the exact base is rounded up or down, whichever gives the smaller
 * deviation for both.
 */
function split({ tarifa, base, iva }: CreditableLine, total: Cop): { base: Cop; iva: Cop } {
  if (total === base + iva) return { base, iva };
  if (tarifa === 0) return { base: total, iva: 0 };
  const near = withoutPercent(total, tarifa);
  const off = (part: Cop, whole: Cop) => Math.abs((whole - part) * 100 - part * tarifa);
  const farthest = (part: Cop) => Math.max(off(part, total), off(base - part, base + iva - total));
  const choices = [near, near - 1, near + 1].filter(
    (part) => part >= 0 && part <= base && total - part <= iva,
  );
  const best = choices.reduce(
    (one, other) => (farthest(other) < farthest(one) ? other : one),
    choices[0] ?? near,
  );
  return { base: best, iva: total - best };
}
