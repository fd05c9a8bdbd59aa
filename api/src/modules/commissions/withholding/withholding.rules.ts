import type { Day } from "../../../core/colombia/days.ts";
import { type Cop, formatCop, percentOf, perThousandOf, sum } from "../../../core/colombia/cop.ts";
import { byMarginalTable, type MarginalRange } from "./marginal.rules.ts";

/**
 * Procedure for withholding tax from a person: a rate of the dated table, or the marginal table of article
 * 383.
 */
export type WithholdingProcedure = "comisiones_10" | "comisiones_11" | "juridica_11" | "articulo_383";

/** Spanish names of the procedures, on screen and in documents. */
export const procedureLabels: Readonly<Record<WithholdingProcedure, string>> = {
  comisiones_10: "Comisiones, persona natural no declarante",
  comisiones_11: "Comisiones, persona natural declarante",
  juridica_11: "Comisiones, persona jurídica",
  articulo_383: "Tabla del artículo 383",
};

/**
 * Way in which a seller works for the agency: an employee's commissions are salary, which the payroll
 * withholds.
 */
export type SellerEngagement = "empleado" | "independiente";

/** Spanish names of the ways in which a seller works for the agency. */
export const engagementLabels: Readonly<Record<SellerEngagement, string>> = {
  empleado: "Empleado",
  independiente: "Independiente",
};

/**
 * Value of the UVT of a year, in COP; while the current year's is not stored yet, the value of an earlier
 * year.
 */
export interface Uvt {
  readonly year: number;
  readonly value: Cop;
}

/** Tax terms in force for a person on a day. */
export interface TaxTerms {
  readonly procedimiento: WithholdingProcedure;
  /** Way in which the person works for the agency; null when nobody stated it, which is as an independent. */
  readonly vinculo: SellerEngagement | null;
  /** True when the person issues invoices. */
  readonly factura: boolean;
  /** Minimum amount in UVT and rate in percent; null when no row applies, and for article 383. */
  readonly tarifa: {
    readonly baseUvt: number;
    readonly porcentaje: number;
    readonly vigenteDesde: Day;
  } | null;
  /** The table of article 383; null when none is in force yet. */
  readonly tabla: { readonly vigenteDesde: Day; readonly rangos: readonly MarginalRange[] } | null;
  readonly uvt: Uvt | null;
  /** Municipality whose ICA is withheld, and the rate per thousand; null when no ICA is withheld. */
  readonly ica: { readonly municipio: string; readonly porMil: number; readonly vigenteDesde: Day } | null;
}

/** Earlier payments to a person in the month, and the tax withheld from them, in COP; without adjustments. */
export interface PaidBefore {
  readonly pagado: Cop;
  readonly retefuente: Cop;
}

/** Explanation of a withholding, stored with it. */
export interface WithholdingExplanation {
  readonly procedimiento: WithholdingProcedure | null;
  /** Rate in percent; null when a table determines the tax, or nothing is withheld. */
  readonly tarifa: number | null;
  readonly uvt: Cop | null;
  readonly municipio: string | null;
  /** Rate of ICA per thousand. */
  readonly tarifaIca: number | null;
  /**
   * Day from which the rate or table is in force; null when none applies, and in explanations older than this
   * field.
   */
  readonly vigenteDesde: Day | null;
  /** Day from which the municipality's rate is in force. */
  readonly icaDesde: Day | null;
  /** Explanation: one sentence for each tax. */
  readonly texto: readonly string[];
}

/** Tax withheld from an amount, and the net amount, in COP. */
export interface Withholding {
  readonly retefuente: Cop;
  readonly reteIca: Cop;
  readonly neto: Cop;
  readonly retencion: WithholdingExplanation;
}

const nothing = (texto: readonly string[]): WithholdingExplanation => ({
  procedimiento: null,
  tarifa: null,
  uvt: null,
  municipio: null,
  tarifaIca: null,
  vigenteDesde: null,
  icaDesde: null,
  texto,
});

/** Text for a payment to a person without a tax profile. */
const NO_PROFILE = "Sin perfil tributario: no se retiene nada.";

/** Text for a payment to an employee. */
const EMPLOYEE = "Es empleado: la comisión es salario y la retiene la nómina, no este pago.";

const perThousand = (value: number): string => `${value.toLocaleString("es-CO")} por mil`;
const percent = (value: number): string => `${value.toLocaleString("es-CO")} %`;

/**
 * Returns the tax withheld from a payment (COP, at least 0). Without terms, because the person has no tax
 * profile, nothing is withheld; nor from an employee, whose commission is salary. A rate applies to payments
 * of at least its minimum in UVT. Article 383 applies to the whole month: the tax on all payments of the
 * month, less the tax already withheld from the earlier ones.
 */
export function withhold(
  monto: Cop,
  terms: TaxTerms | null,
  before: PaidBefore = { pagado: 0, retefuente: 0 },
): Withholding {
  if (!terms) return { retefuente: 0, reteIca: 0, neto: monto, retencion: nothing([NO_PROFILE]) };
  if (terms.vinculo === "empleado")
    return { retefuente: 0, reteIca: 0, neto: monto, retencion: nothing([EMPLOYEE]) };
  const { retefuente, texto } = withheldForIncome(monto, terms, before);
  const { ica, procedimiento, uvt } = terms;
  const reteIca = ica ? Math.min(perThousandOf(monto, ica.porMil), monto - retefuente) : 0;
  return {
    retefuente,
    reteIca,
    neto: monto - retefuente - reteIca,
    retencion: {
      procedimiento,
      tarifa: terms.tarifa?.porcentaje ?? null,
      uvt: uvt?.value ?? null,
      municipio: ica?.municipio ?? null,
      tarifaIca: ica?.porMil ?? null,
      vigenteDesde: (procedimiento === "articulo_383" ? terms.tabla : terms.tarifa)?.vigenteDesde ?? null,
      icaDesde: ica?.vigenteDesde ?? null,
      texto: [
        `Retención en la fuente: ${texto}.`,
        ica
          ? `Retención de ICA de ${ica.municipio}: ${perThousand(ica.porMil)} de ${formatCop(monto)}.`
          : "Retención de ICA: no aplica.",
      ],
    },
  };
}

function withheldForIncome(
  monto: Cop,
  { procedimiento, tarifa, tabla, uvt }: TaxTerms,
  { pagado, retefuente }: PaidBefore,
): { readonly retefuente: Cop; readonly texto: string } {
  const name = procedureLabels[procedimiento];
  if (procedimiento === "articulo_383") {
    if (!uvt) return { retefuente: 0, texto: `${name}, sin valor de la UVT` };
    if (!tabla) return { retefuente: 0, texto: `${name}, sin una tabla vigente` };
    const month = sum([pagado, monto]);
    const due = Math.max(byMarginalTable(month, uvt.value, tabla.rangos) - retefuente, 0);
    return {
      retefuente: Math.min(due, monto),
      texto: `${name} sobre ${formatCop(month)} del mes, con la UVT de ${uvt.year} (${formatCop(uvt.value)})`,
    };
  }
  if (!tarifa) return { retefuente: 0, texto: `${name}, sin una tarifa vigente` };
  const from = Math.ceil(tarifa.baseUvt * (uvt?.value ?? 0));
  if (monto < from)
    return { retefuente: 0, texto: `${name}, desde ${formatCop(from)} (${tarifa.baseUvt} UVT)` };
  return {
    retefuente: percentOf(monto, tarifa.porcentaje),
    texto: `${name}, ${percent(tarifa.porcentaje)} de ${formatCop(monto)}`,
  };
}

/**
 * Returns the withholding of an adjustment: the tax withheld from the reversed commission, with the opposite
 * sign. The agency thereby recovers exactly the amount it paid, and declares that much less tax (D. 1625 of
 * 2016, art. 1.2.4.16). It is 0 for a commission paid before withholding was introduced.
 */
export const takenBack = (
  paid: Omit<{ readonly [K in keyof Withholding]: Withholding[K] | null }, "neto"> & {
    readonly montoComision: Cop;
  },
): Withholding => {
  const retefuente = -(paid.retefuente ?? 0);
  const reteIca = -(paid.reteIca ?? 0);
  return {
    retefuente: retefuente === 0 ? 0 : retefuente,
    reteIca: reteIca === 0 ? 0 : reteIca,
    neto: -paid.montoComision - retefuente - reteIca,
    retencion: nothing(["Lo que se retuvo de la comisión que descuenta."]),
  };
};
