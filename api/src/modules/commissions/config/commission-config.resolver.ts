import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { chosen } from "../../../core/input/defined.ts";
import { May } from "../../accounts/account/permission.ts";
import { TripType } from "../../quotes/quote/quote.enums.ts";
import { createCommissionConfig } from "./acts/create-commission-config.ts";
import { deactivateCommissionConfig } from "./acts/deactivate-commission-config.ts";
import { updateCommissionConfig } from "./acts/update-commission-config.ts";
import { CommissionConfig } from "./commission-config.entity.ts";
import { ConfiguredRole } from "./commission-config.enums.ts";
import {
  CommissionConfigFilter,
  CreateCommissionConfigInput,
  UpdateCommissionConfigInput,
} from "./commission-config.inputs.ts";
import { NO_CONFIG } from "./config-versions.ts";

const asked = (filter?: CommissionConfigFilter) => chosen({ role: filter?.role, tripType: filter?.tripType });

/**
 * Queries of the commission configurations: successive versions for each role and trip type.
 */
@Resolver()
export class CommissionConfigResolver {
  /** The version of each role and trip type that is in force. */
  @May("configureCommissions")
  @Reads(() => CommissionConfig)
  @Query(() => [CommissionConfig])
  commissionConfigs(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("filter", () => CommissionConfigFilter, { nullable: true }) filter?: CommissionConfigFilter,
  ) {
    return read.list(CommissionConfig, info, {
      where: { ...asked(filter), isActive: true },
      orderBy: { tripType: "asc", role: "asc" },
    });
  }

  @May("configureCommissions")
  @Reads(() => CommissionConfig)
  @Query(() => CommissionConfig, { nullable: true })
  commissionConfig(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("role", () => ConfiguredRole) role: ConfiguredRole,
    @Arg("tripType", () => TripType) tripType: TripType,
  ) {
    return read.one(CommissionConfig, info, { role, tripType, isActive: true });
  }

  /** All versions, by trip type and role, the newest first. */
  @May("configureCommissions")
  @Reads(() => CommissionConfig)
  @Query(() => [CommissionConfig])
  commissionConfigHistory(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("filter", () => CommissionConfigFilter, { nullable: true }) filter?: CommissionConfigFilter,
  ) {
    const orderBy = { tripType: "asc", role: "asc", version: "desc" } as const;
    return read.list(CommissionConfig, info, { where: asked(filter), orderBy });
  }
}

/** Mutations beside {@link CommissionConfigResolver} that only run an act. */
export const CommissionConfigMutations = mutations({
  createCommissionConfig: changed(
    CommissionConfig,
    createCommissionConfig,
    { input: CreateCommissionConfigInput },
    May("configureCommissions"),
  ),
  updateCommissionConfig: changed(
    CommissionConfig,
    updateCommissionConfig,
    { id: ID, input: UpdateCommissionConfigInput },
    May("configureCommissions"),
  ),
  deactivateCommissionConfig: answered(
    String,
    deactivateCommissionConfig,
    { id: ID },
    May("configureCommissions"),
    NotFound(NO_CONFIG),
  ),
});
