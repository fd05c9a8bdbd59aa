import type { GraphQLResolveInfo } from "graphql";
import { Ctx, Info, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { spread } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
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
@Resolver()
export class WithholdingResolver {
  /** Rows of the dated table, by concept, the newest first. */
  @May("payCommissions")
  @Reads(() => WithholdingRate)
  @Query(() => [WithholdingRate])
  withholdingRates(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    const orderBy = { concepto: "asc", vigenteDesde: "desc", createdAt: "desc", id: "desc" } as const;
    return read.list(WithholdingRate, info, { where: {}, orderBy });
  }

  /** The tables of article 383, the newest first. */
  @May("payCommissions")
  @Reads(() => MarginalTable)
  @Query(() => [MarginalTable])
  marginalTables(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    const orderBy = { vigenteDesde: "desc", createdAt: "desc", id: "desc" } as const;
    return read.list(MarginalTable, info, { where: {}, orderBy });
  }

  /** The values of the UVT, the newest year first. */
  @May("payCommissions")
  @Reads(() => UvtValue)
  @Query(() => [UvtValue])
  uvtValues(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    const orderBy = { year: "desc", createdAt: "desc", id: "desc" } as const;
    return read.list(UvtValue, info, { where: {}, orderBy });
  }

  /** Rates of municipalities, by municipality, the newest first. */
  @May("payCommissions")
  @Reads(() => IcaRate)
  @Query(() => [IcaRate])
  icaRates(@Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    const orderBy = { dane: "asc", vigenteDesde: "desc", createdAt: "desc", id: "desc" } as const;
    return read.list(IcaRate, info, { where: {}, orderBy });
  }

  /** Returns the people who earn commissions, with their tax profiles. */
  @May("payCommissions")
  @Query(() => [TaxedPerson])
  taxedPeople(@Ctx() context: Context) {
    return taxedPeople(context);
  }
}

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
