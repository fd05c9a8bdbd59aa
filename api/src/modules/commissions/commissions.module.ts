import { followed, partOf } from "../../core/changes/followed-record.ts";
import { visibleCommissions, commissionsWithDocuments } from "./commission/commission.access.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import {
  ApproveContractPayloadResolver,
  CommissionMutations,
  CommissionSummaryResolver,
} from "./commission/commission-acts.resolver.ts";
import { CommissionBulkResolver } from "./commission/commission-bulk.resolver.ts";
import { CommissionConfig } from "./config/commission-config.entity.ts";
import { CommissionConfigResolver, CommissionConfigMutations } from "./config/commission-config.resolver.ts";
import {
  CommissionFilesResolver,
  SupportDocumentFilesResolver,
} from "./commission/commission-files.resolver.ts";
import { Commission } from "./commission/commission.entity.ts";
import { commissionListeners } from "./commission/commission.listeners.ts";
import { CommissionResolver, CommissionQueries } from "./commission/commission.resolver.ts";
import { commissionFragments, commissionRoutes } from "./commissions.rest.ts";
import { LimitResolver, LimitMutations } from "./commission/limit/limit.resolver.ts";
import { objectionSweeps } from "./objection/objection.jobs.ts";
import { Objection } from "./objection/objection.entity.ts";
import { ObjectionResolver, ObjectionMutations, ObjectionQueries } from "./objection/objection.resolver.ts";
import { requestJobs } from "./request/request.jobs.ts";
import {
  CommissionRequestResolver,
  CommissionRequestMutations,
  CommissionRequestQueries,
} from "./request/request.resolver.ts";
import { SimulationResolver } from "./simulation/simulation.resolver.ts";
import { visibleStatements } from "./statement/statement.access.ts";
import { CommissionStatement } from "./statement/commission-statement.entity.ts";
import { statementJobs } from "./statement/statement.jobs.ts";
import { StatementResolver, StatementMutations } from "./statement/statement.resolver.ts";
import { personalCommissions } from "./personal-data.parts.ts";
import { seedCommissions } from "./commissions.seed.ts";
import { EarnedContractResolver } from "./commission/earned-contract.resolver.ts";
import { ManagerCommissionsResolver } from "./commission/manager-commissions.ts";
import { documentAccounts } from "./commission/document/document-account.ts";
import { SupportDocument } from "./commission/document/support-document.entity.ts";
import { visibleAcquisitions } from "./acquisition/acquisition.access.ts";
import { AcquisitionDocument } from "./acquisition/acquisition-document.entity.ts";
import { acquisitionJobs } from "./acquisition/acquisition.jobs.ts";
import { AcquisitionResolver } from "./acquisition/acquisition.resolver.ts";
import { CommissionPayout } from "./payout/commission-payout.entity.ts";
import { visiblePayouts } from "./payout/payout.access.ts";
import { PayoutMutations } from "./payout/payout-acts.resolver.ts";
import { PayoutResolver, PayoutQueries } from "./payout/payout.resolver.ts";
import { IcaRate } from "./withholding/ica-rate.entity.ts";
import { NoWithholding } from "./withholding/no-withholding.entity.ts";
import { TaxProfile } from "./withholding/tax-profile.entity.ts";
import { UvtValue } from "./withholding/uvt-value.entity.ts";
import { MarginalTable } from "./withholding/marginal-table.entity.ts";
import { WithholdingRate } from "./withholding/withholding-rate.entity.ts";
import { WithholdingResolver, WithholdingMutations } from "./withholding/withholding.resolver.ts";
import { commissionsWords } from "./commissions.words.ts";

/**
 * Commissions of sellers for completed contracts: generated once, approved, paid under a monthly limit.
 *
 * Acts: add-ica-rate, add-marginal-table, add-uvt-value, add-withholding-rate, answer-objection,
 *   approve-commission, approve-commissions, approve-contract, calculate-commissions, change-monthly-limit,
 *   confirm-no-withholding, create-commission, create-commission-config, deactivate-commission-config,
 *   delete-commission, export-payout, issue-statement, keep-acquisition, keep-statement,
 *   keep-support-document, note-due-objections, object-commission, pay-commission, pay-commissions,
 *   request-commissions, set-tax-profile, update-commission, update-commission-config, void-commissions,
 *   withdraw-objection.
 * Emits: commission-limit.changed, commission-objection.answered, commission-objection.due-near,
 *   commission-objection.opened, commission.approved, commission.generated, commission.paid,
 *   commission.requested, commission.voided.
 * Listens to: contract.cancelled, contract.completed, contract.retracted.
 */
export const commissions: Module = {
  name: "commissions",
  words: commissionsWords,
  entities: [
    ...[Commission, CommissionConfig, SupportDocument, Objection],
    ...[WithholdingRate, MarginalTable, UvtValue, IcaRate, TaxProfile, NoWithholding],
    ...[CommissionPayout, AcquisitionDocument, CommissionStatement],
  ],
  secrets: [documentAccounts],
  resolvers: [
    CommissionResolver,
    CommissionQueries,
    CommissionMutations,
    CommissionBulkResolver,
    CommissionSummaryResolver,
    ApproveContractPayloadResolver,
    EarnedContractResolver,
    ManagerCommissionsResolver,
    CommissionConfigResolver,
    CommissionConfigMutations,
    WithholdingResolver,
    WithholdingMutations,
    AcquisitionResolver,
    PayoutResolver,
    PayoutQueries,
    PayoutMutations,
    CommissionFilesResolver,
    SupportDocumentFilesResolver,
    LimitResolver,
    LimitMutations,
    CommissionRequestResolver,
    CommissionRequestQueries,
    CommissionRequestMutations,
    ObjectionResolver,
    ObjectionQueries,
    ObjectionMutations,
    StatementResolver,
    StatementMutations,
    SimulationResolver,
  ],
  fragments: commissionFragments,
  section: {
    title: "Comisiones",
    text: "Lo que cada persona gana por una venta, con su tope mensual: calcularlas, pedirlas y pagarlas.",
  },
  routes: commissionRoutes,
  listeners: commissionListeners,
  jobs: [...requestJobs, ...acquisitionJobs, ...statementJobs],
  sweeps: objectionSweeps,
  seed: seedCommissions,
  personalData: personalCommissions,
  files: {
    commission: fileScope(Commission, commissionsWithDocuments),
    "commission-payout": fileScope(CommissionPayout, visiblePayouts),
    "commission-statement": fileScope(CommissionStatement, visibleStatements),
    "acquisition-document": fileScope(AcquisitionDocument, visibleAcquisitions),
  },
  changes: [
    followed("commission", Commission, visibleCommissions, { touches: { contract: "contract" } }),
    partOf("commission-objection", Objection, { commission: "commission" }),
  ],
};
