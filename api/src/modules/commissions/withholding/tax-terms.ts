import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { rowOn } from "../../../core/read/dated.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { paidCommissions } from "../../accounts/account/paid-commissions.sql.ts";
import type { PaidBefore, TaxTerms, WithholdingProcedure } from "./withholding.rules.ts";

/** Tax terms of a seller on a day, and the earlier payments to the seller in that month. */
export interface SellerTaxes {
  /** Null when the accountant has not set a tax profile. */
  readonly terms: TaxTerms | null;
  /** True when a payer confirmed that nothing is withheld without a tax profile. */
  readonly confirmed: boolean;
  readonly before: PaidBefore;
  /** Amount that counts against the month's limit, in COP; it is below zero only because of adjustments. */
  readonly counted: Cop;
}

interface Row extends Omit<TaxTerms, "procedimiento"> {
  readonly sellerId: number;
  readonly procedimiento: WithholdingProcedure | null;
  readonly confirmed: boolean;
  readonly pagado: string;
  readonly retefuente: string;
  readonly counted: string;
}

/**
 * Returns the tax terms of sellers on a day of Bogota, and the earlier payments to them in that month. Runs
 * one statement; in an act, the caller holds the sellers' locks. For a year whose UVT is not stored yet, the
 * UVT of the latest earlier year applies.
 */
export async function taxesOf(
  scope: Scope,
  sellerIds: readonly number[],
  day: Day,
): Promise<ReadonlyMap<number, SellerTaxes>> {
  const month = `${day.slice(0, 7)}-01`;
  const rows = await scope.rows<Row>(sql`select s.id as "sellerId", p.procedimiento, p.vinculo, p.factura,
      exists (select from no_withholdings n where n.user_id = s.id) as confirmed,
      (select json_build_object('baseUvt', base_uvt, 'porcentaje', porcentaje,
        'vigenteDesde', vigente_desde) from withholding_rates
        where concepto = p.procedimiento and ${rowOn(day)}) as tarifa,
      (select json_build_object('year', year, 'value', value) from uvt_values
        where year <= ${Number(day.slice(0, 4))}::int
        order by year desc, created_at desc, id desc limit 1) as uvt,
      (select json_build_object('vigenteDesde', vigente_desde, 'rangos', rangos) from marginal_tables
        where ${rowOn(day)}) as tabla,
      (select json_build_object('municipio', municipio, 'porMil', por_mil, 'vigenteDesde', vigente_desde)
        from ica_rates
        where dane = p.dane and ${rowOn(day)}) as ica,
      coalesce(m.pagado, 0)::bigint as pagado, coalesce(m.retefuente, 0)::bigint as retefuente,
      ${paidCommissions(raw("s.id"), month)} as counted
    from unnest(${sellerIds}::int[]) s(id)
    left join tax_profiles p on p.user_id = s.id
    left join lateral (select sum(c.monto_comision) as pagado, sum(c.retefuente) as retefuente
      from commissions c
      where c.vendedor_id = s.id and c.mes = ${month} and c.status = 'paid'
        and c.clase = 'comision') m on true`);
  return new Map(
    rows.map(({ sellerId, procedimiento, confirmed, pagado, retefuente, counted, ...rest }) => [
      sellerId,
      {
        terms: procedimiento && { procedimiento, ...rest },
        confirmed,
        before: { pagado: Number(pagado), retefuente: Number(retefuente) },
        counted: Number(counted),
      },
    ]),
  );
}
