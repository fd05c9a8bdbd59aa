import { type Month, monthOf } from "../../../core/colombia/days.ts";
import type { Entry } from "../journal/journal.type.ts";
import { type VatPeriod, vatPeriodOf } from "../mapping/account-keys.rules.ts";
import { anyOf, balanceOf } from "./balances.rules.ts";
import type { TaxFigures } from "./material.type.ts";

/** Returns IVA and withholdings of a month, and IVA of its period up to that month, in cents. */
export function taxFigures(entries: readonly Entry[], mes: Month, period: VatPeriod): TaxFigures {
  const { from, to } = vatPeriodOf(mes, period);
  const ofMonth = entries.filter(({ day }) => monthOf(day) === mes);
  const ofPeriod = entries.filter(({ day }) => monthOf(day) >= from && monthOf(day) <= to);
  const owed = (some: readonly Entry[], ...keys: string[]): number => 0 - balanceOf(some, anyOf(...keys));
  return {
    ivaGenerado: owed(ofMonth, "iva.generado"),
    ivaDescontable: balanceOf(ofMonth, anyOf("iva.descontable")),
    retefuente: owed(ofMonth, "retefuente."),
    reteIca: owed(ofMonth, "reteica"),
    reteIva: owed(ofMonth, "reteiva"),
    sufrida: balanceOf(ofMonth, anyOf("sufrida.")),
    period,
    periodFrom: from,
    periodTo: to,
    periodIva: owed(ofPeriod, "iva.generado", "iva.descontable"),
  };
}
