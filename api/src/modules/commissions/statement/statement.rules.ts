import { type Cop, sum } from "../../../core/colombia/cop.ts";
import type { SellerRole } from "../../quotes/calculation/calculation.rules.ts";

/** One line of a seller's month: amounts in COP, days of Bogota. */
export interface StatementLine {
  readonly contractNumber: string;
  readonly cliente: string;
  readonly tipoVendedor: SellerRole;
  readonly clase: "comision" | "ajuste";
  readonly monto: Cop;
  /**
   * Tax withheld from the commission, in COP; negative when an adjustment returns tax, null when it was not
   * recorded.
   */
  readonly retenido: Cop | null;
  /** Number of the «cuenta de cobro»; null when there is none. */
  readonly documento: string | null;
  readonly ganada: boolean;
  readonly solicitada: boolean;
  readonly aprobada: boolean;
  readonly pagada: boolean;
  readonly ajuste: boolean;
  /** True when the commission was approved, but not paid, by the end of the month. */
  readonly espera: boolean;
}

/** Complete content of a statement of a seller's month; amounts in COP. */
export interface StatementContent {
  readonly nombre: string;
  /** Kind and number of the seller's identity document; empty when the profile has none. */
  readonly documento: string;
  /** Monthly limit in COP: for a past month at its end, for the current month now. */
  readonly limite: Cop;
  /** True when the month had ended at the time of issue. */
  readonly cerrado: boolean;
  readonly lines: readonly StatementLine[];
}

/** Totals of a seller's month, in COP. */
export interface StatementSums {
  readonly ganado: Cop;
  readonly solicitado: Cop;
  readonly aprobado: Cop;
  readonly pagado: Cop;
  readonly ajustes: Cop;
  /** Tax withheld from the payments, less the tax that adjustments return. */
  readonly retenido: Cop;
  /** Paid amount less adjustments and withheld tax. */
  readonly neto: Cop;
  /** Amount that counts against the monthly limit: payments less adjustments. */
  readonly contraLimite: Cop;
  readonly enEspera: Cop;
}

type Part = "ganada" | "solicitada" | "aprobada" | "pagada" | "ajuste" | "espera";

/** Returns the lines in one part of the statement, such as the paid ones. */
export const linesOf = (lines: readonly StatementLine[], part: Part): readonly StatementLine[] =>
  lines.filter((line) => line[part]);

/** Returns the totals of the lines of a month. */
export function statementSums(lines: readonly StatementLine[]): StatementSums {
  const of = (part: Part): Cop => sum(linesOf(lines, part).map(({ monto }) => monto));
  const [pagado, ajustes] = [of("pagada"), of("ajuste")];
  const booked = lines.filter(({ pagada, ajuste }) => pagada || ajuste);
  const retenido = sum(booked.map((line) => line.retenido ?? 0));
  return {
    ganado: of("ganada"),
    solicitado: of("solicitada"),
    aprobado: of("aprobada"),
    pagado,
    ajustes,
    retenido,
    neto: pagado + ajustes - retenido,
    contraLimite: pagado + ajustes,
    enEspera: of("espera"),
  };
}
