import { Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { spread } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { computed, many, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { addIcaRate } from "./acts/add-ica-rate.ts";
import { addMarginalTable } from "./acts/add-marginal-table.ts";
import { addUvtValue } from "./acts/add-uvt-value.ts";
import { addWithholdingRate } from "./acts/add-withholding-rate.ts";
import { confirmNoWithholding } from "./acts/confirm-no-withholding.ts";
import { setTaxProfile } from "./acts/set-tax-profile.ts";
import { IcaRate } from "./ica-rate.entity.ts";
import { MarginalTable } from "./marginal-table.entity.ts";
import { TaxProfile } from "./tax-profile.entity.ts";
import { UvtValue } from "./uvt-value.entity.ts";
import {
  IcaRateInput,
  MarginalTableInput,
  TaxProfileInput,
  UnwithheldPeople,
  UvtValueInput,
  WithholdingRateInput,
} from "./withholding.inputs.ts";
import { WithholdingRate } from "./withholding-rate.entity.ts";
import { taxedPeople } from "./withholding.reads.ts";
import { TaxedPerson } from "./withholding.types.ts";

/**
 * Queries and mutations of tax withholding: the dated tables, and the profiles of the people who earn
 * commissions.
 */
export const WithholdingResolver = queries({
  /** Rows of the dated table, by concept, the newest first. */
  withholdingRates: many(
    WithholdingRate,
    () => ({ where: {}, orderBy: { concepto: "asc", vigenteDesde: "desc", createdAt: "desc", id: "desc" } }),
    {},
    May("payCommissions"),
  ),
  /** The tables of article 383, the newest first. */
  marginalTables: many(
    MarginalTable,
    () => ({ where: {}, orderBy: { vigenteDesde: "desc", createdAt: "desc", id: "desc" } }),
    {},
    May("payCommissions"),
  ),
  /** The values of the UVT, the newest year first. */
  uvtValues: many(
    UvtValue,
    () => ({ where: {}, orderBy: { year: "desc", createdAt: "desc", id: "desc" } }),
    {},
    May("payCommissions"),
  ),
  /** Rates of municipalities, by municipality, the newest first. */
  icaRates: many(
    IcaRate,
    () => ({ where: {}, orderBy: { dane: "asc", vigenteDesde: "desc", createdAt: "desc", id: "desc" } }),
    {},
    May("payCommissions"),
  ),
  taxedPeople: computed([TaxedPerson], taxedPeople, {}, May("payCommissions")),
});

/** Mutations beside {@link WithholdingResolver} that only run an act. */
export const WithholdingMutations = mutations({
  confirmNoWithholding: answered(
    [Int],
    confirmNoWithholding,
    { people: spread(UnwithheldPeople) },
    May("payCommissions"),
    NotFound("Usuario no encontrado"),
  ),
  addWithholdingRate: changed(
    WithholdingRate,
    addWithholdingRate,
    { input: WithholdingRateInput },
    May("keepWithholding"),
  ),
  addMarginalTable: changed(
    MarginalTable,
    addMarginalTable,
    { input: MarginalTableInput },
    May("keepWithholding"),
  ),
  addUvtValue: changed(UvtValue, addUvtValue, { input: UvtValueInput }, May("keepWithholding")),
  addIcaRate: changed(IcaRate, addIcaRate, { input: IcaRateInput }, May("keepWithholding")),
  setTaxProfile: changed(
    TaxProfile,
    setTaxProfile,
    { userId: Int, input: TaxProfileInput },
    May("payCommissions"),
    NotFound("Usuario no encontrado"),
  ),
});
