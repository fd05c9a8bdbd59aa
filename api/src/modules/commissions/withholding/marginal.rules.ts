import { type Cop, isPercent, percentOf, sum, times } from "../../../core/colombia/cop.ts";

/** One range of article 383: the rate applies to the part above `desde` UVT, and `suma` UVT are added. */
export interface MarginalRange {
  readonly desde: number;
  /** Rate in percent. */
  readonly porcentaje: number;
  readonly suma: number;
}

/** Maximum number of ranges in a table. */
export const MOST_RANGES = 20;

/**
 * Returns the tax that a table requires for the sum of a month's payments; both in COP, rounded half up to
 * the peso.
 */
export function byMarginalTable(monthly: Cop, uvt: Cop, ranges: readonly MarginalRange[]): Cop {
  const range = ranges.findLast(({ desde }) => monthly > times(uvt, desde));
  if (!range) return 0;
  return sum([percentOf(monthly - times(uvt, range.desde), range.porcentaje), times(uvt, range.suma)]);
}

/** Returns the problem of a table of ranges; null when there is none. */
export function wrongRanges(ranges: readonly MarginalRange[]): string | null {
  if (ranges.length === 0) return "La tabla necesita al menos un rango";
  if (ranges.length > MOST_RANGES) return `La tabla tiene como máximo ${MOST_RANGES} rangos`;
  for (const [place, { desde, porcentaje, suma }] of ranges.entries()) {
    const line = `Rango ${place + 1}: `;
    if (![desde, suma].every((value) => Number.isInteger(value) && value >= 0))
      return `${line}las UVT son números enteros, no negativos`;
    if (!isPercent(porcentaje) || porcentaje > 100)
      return `${line}el porcentaje va de 0 a 100, con dos decimales`;
    const before = ranges[place - 1];
    if (before && desde <= before.desde) return `${line}empieza después que el anterior`;
    if (before && suma < before.suma) return `${line}la suma no baja de la del anterior`;
  }
  return null;
}

/** Returns a table as editable text: one range per line, its three numbers separated by semicolons. */
export const rangesText = (ranges: readonly MarginalRange[]): string =>
  ranges.map(({ desde, porcentaje, suma }) => [desde, porcentaje, suma].map(spoken).join("; ")).join("\n");

const spoken = (value: number): string => String(value).replace(".", ",");

/**
 * Returns the ranges in an entered text, separated by spaces or semicolons; null when a line does not have
 * three numbers.
 */
export function rangesIn(typed: string): readonly MarginalRange[] | null {
  const ranges: MarginalRange[] = [];
  for (const line of typed.split("\n").filter((text) => text.trim())) {
    const numbers = line.trim().split(/[;\s]+/u);
    const [desde, porcentaje, suma] = numbers.map((text) =>
      /^\d{1,5}(?:[,.]\d{1,2})?$/u.test(text) ? Number(text.replace(",", ".")) : null,
    );
    if (numbers.length !== 3 || typeof desde !== "number") return null;
    if (typeof porcentaje !== "number" || typeof suma !== "number") return null;
    ranges.push({ desde, porcentaje, suma });
  }
  return ranges;
}
