import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../../core/graphql/mutations.ts";
import { many, one, queries } from "../../../core/graphql/queries.ts";
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

const asked = (filter: CommissionConfigFilter | null) =>
  chosen({ role: filter?.role, tripType: filter?.tripType });

/**
 * Queries of the commission configurations: successive versions for each role and trip type.
 */
export const CommissionConfigResolver = queries({
  commissionConfigs: many(
    CommissionConfig,
    (_, { filter }) => ({
      where: { ...asked(filter), isActive: true },
      orderBy: { tripType: "asc", role: "asc" },
    }),
    { filter: optional(CommissionConfigFilter) },
    May("configureCommissions"),
  ),
  commissionConfig: one(
    CommissionConfig,
    (_, { role, tripType }) => ({ role, tripType, isActive: true }),
    { role: ConfiguredRole, tripType: TripType },
    May("configureCommissions"),
  ),
  /** All versions, by trip type and role, the newest first. */
  commissionConfigHistory: many(
    CommissionConfig,
    (_, { filter }) => ({ where: asked(filter), orderBy: { tripType: "asc", role: "asc", version: "desc" } }),
    { filter: optional(CommissionConfigFilter) },
    May("configureCommissions"),
  ),
});

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
