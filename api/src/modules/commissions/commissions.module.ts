import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import {
  ApproveContractPayloadResolver,
  CommissionActsResolver,
  CommissionSummaryResolver,
} from "./commission/commission-acts.resolver.ts";
import { CommissionConfig } from "./config/commission-config.entity.ts";
import { CommissionConfigResolver } from "./config/commission-config.resolver.ts";
import {
  CommissionFilesResolver,
  SupportDocumentFilesResolver,
} from "./commission/commission-files.resolver.ts";
import { visibleCommissions } from "./commission/commission.access.ts";
import { Commission } from "./commission/commission.entity.ts";
import { commissionListeners } from "./commission/commission.listeners.ts";
import { CommissionResolver } from "./commission/commission.resolver.ts";
import { commissionFragments, commissionRoutes } from "./commissions.rest.ts";
import { seedCommissions } from "./commissions.seed.ts";
import { EarnedContractResolver } from "./commission/earned-contract.resolver.ts";
import { ManagerCommissionsResolver } from "./commission/manager-commissions.ts";
import { SupportDocument } from "./commission/support-document.entity.ts";
import { IcaRate } from "./withholding/ica-rate.entity.ts";
import { TaxProfile } from "./withholding/tax-profile.entity.ts";
import { UvtValue } from "./withholding/uvt-value.entity.ts";
import { WithholdingRate } from "./withholding/withholding-rate.entity.ts";
import { WithholdingResolver } from "./withholding/withholding.resolver.ts";

/**
 * What sellers earn by a completed contract: generated once, approved, paid under a monthly limit.
 *
 * Acts: add-ica-rate, add-uvt-value, add-withholding-rate, approve-commission, approve-contract,
 *   calculate-commissions, create-commission, create-commission-config, deactivate-commission-config,
 *   delete-commission, pay-commission, set-tax-profile, update-commission, update-commission-config,
 *   void-commissions.
 * Tells: commission.approved, commission.generated, commission.paid.
 * Hears: contract.cancelled, contract.completed.
 */
export const commissions: Module = {
  name: "commissions",
  entities: [
    ...[Commission, CommissionConfig, SupportDocument],
    ...[WithholdingRate, UvtValue, IcaRate, TaxProfile],
  ],
  resolvers: [
    CommissionResolver,
    CommissionActsResolver,
    CommissionSummaryResolver,
    ApproveContractPayloadResolver,
    EarnedContractResolver,
    ManagerCommissionsResolver,
    CommissionConfigResolver,
    WithholdingResolver,
    CommissionFilesResolver,
    SupportDocumentFilesResolver,
  ],
  fragments: commissionFragments,
  routes: commissionRoutes,
  listeners: commissionListeners,
  seed: seedCommissions,
  files: { commission: fileScope(Commission, visibleCommissions) },
};
