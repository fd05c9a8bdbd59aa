import { type Cop, formatCop, withoutPercent } from "../../../core/cop.ts";
import { badInput } from "../../../core/failure.ts";

/** The concepts of credit notes, with the DIAN's code of each (annex 1.9, table 13.2.4). */
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

/** Returns the DIAN's code of a concept. */
export const conceptCode = (concept: CreditConcept): string => conceptCodes[concept];

/** Line of an invoice after its credit notes; amounts in COP. */
export interface CreditableLine {
  readonly posicion: number;
  /** Percent of IVA on its base; 0 where none was charged. */
  readonly tarifa: number;
  /** Amounts of the line not credited yet, in COP. */
  readonly base: Cop;
  readonly iva: Cop;
}

/** Amounts that a note credits of a line, in COP. */
export interface CreditedPart {
  readonly posicion: number;
  readonly base: Cop;
  readonly iva: Cop;
  readonly total: Cop;
}

/** Amount to be credited on a line, with its IVA, in COP. */
export interface AskedPart {
  readonly posicion: number;
  readonly total: Cop;
}

/**
 * Returns the amounts that a note credits: the requested part of each requested line, or everything left of
 * every line. @throws Refusal BAD_USER_INPUT for an unknown or repeated line, and for more than is left of
 * it.
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
 * Returns a part of a line in base and IVA. Each part and the rest it leaves must match the rate within the
 * peso that the annex allows. So of the two whole bases beside the exact one it takes the one that keeps both
 * nearest.
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
