import { BackupDrill } from "../../server/backup/backup-drill.entity.ts";
import type { Module } from "../../core/module.ts";
import { ForeignPicture } from "./foreign-picture/foreign-picture.entity.ts";
import { foreignPictureJobs, foreignPictureSweeps } from "./foreign-picture/foreign-picture.jobs.ts";
import { OperationResolver, OperationQueries } from "./operation.resolver.ts";
import { WaitingMailResolver, WaitingMailMutations } from "./waiting-mail/waiting-mail.resolver.ts";
import { waitingMailSweeps } from "./waiting-mail/waiting-mail.sweeps.ts";
import { RetentionResolver, RetentionMutations } from "./retention/retention.resolver.ts";
import { RetentionRule } from "./retention/retention-rule.entity.ts";
import { retentionSweeps } from "./retention/retention.sweeps.ts";
import { OpenAccessResolver } from "./open-access/open-access.resolver.ts";
import {
  OptionalFeatureResolver,
  OptionalFeatureMutations,
} from "./optional-feature/optional-feature.resolver.ts";
import { optionalFeatureListeners } from "./optional-feature/optional-feature.listeners.ts";
import { UpgradeFinding } from "./upgrade-finding/upgrade-finding.entity.ts";
import {
  UpgradeFindingResolver,
  UpgradeFindingMutations,
} from "./upgrade-finding/upgrade-finding.resolver.ts";
import { upgradeSweeps } from "./upgrade-finding/upgrade-finding.sweeps.ts";
import { UpgradeSurvey } from "./upgrade-finding/upgrade-survey.entity.ts";
import { operationWords } from "./operation.words.ts";

/**
 * The work behind the screens: failed jobs with their reasons, waiting work, and how to run it again.
 *
 * Acts: begin-foreign-picture, drop-waiting-mail, erase-idle-person, find-foreign-pictures,
 *   find-settled-mails, forget-old-rows, hide-features, keep-foreign-picture, note-foreign-picture,
 *   open-client-mails, print-found-contract, retry-card-check, retry-dossier, retry-export,
 *   retry-foreign-picture, retry-job, retry-mail, retry-provider-event, review-upgrade-finding,
 *   send-waiting-mail, set-retention-rule, settle-waiting-mail, show-feature, survey-upgrade.
 * Emits: agency.feature-shown, operation.dossier-again, quote.updated, upgrade.surveyed.
 * Listens to: approval.asked, commission-objection.opened, points.adjusted, points.earned, raffle.selected,
 *   reservation.booked.
 */
export const operation: Module = {
  name: "operation",
  words: operationWords,
  entities: [BackupDrill, ForeignPicture, RetentionRule, UpgradeFinding, UpgradeSurvey],
  resolvers: [
    OperationResolver,
    OperationQueries,
    OpenAccessResolver,
    OptionalFeatureResolver,
    OptionalFeatureMutations,
    RetentionResolver,
    RetentionMutations,
    UpgradeFindingResolver,
    UpgradeFindingMutations,
    WaitingMailResolver,
    WaitingMailMutations,
  ],
  listeners: optionalFeatureListeners,
  jobs: foreignPictureJobs,
  sweeps: [...foreignPictureSweeps, ...retentionSweeps, ...upgradeSweeps, ...waitingMailSweeps],
};
