import type { Module } from "../../core/module.ts";
import { ForeignPicture } from "./foreign-picture/foreign-picture.entity.ts";
import { foreignPictureJobs, foreignPictureSweeps } from "./foreign-picture/foreign-picture.jobs.ts";
import { OperationResolver } from "./operation.resolver.ts";
import { WaitingMailResolver } from "./waiting-mail/waiting-mail.resolver.ts";
import { waitingMailSweeps } from "./waiting-mail/waiting-mail.sweeps.ts";
import { RetentionResolver } from "./retention/retention.resolver.ts";
import { RetentionRule } from "./retention/retention-rule.entity.ts";
import { retentionSweeps } from "./retention/retention.sweeps.ts";
import { OptionalFeatureResolver } from "./optional-feature/optional-feature.resolver.ts";
import { operationWords } from "./operation.words.ts";

/**
 * The work behind the screens: what failed and why, what waits, and how it is done again.
 *
 * Acts: begin-foreign-picture, drop-waiting-mail, erase-idle-person, find-foreign-pictures,
 *   find-settled-mails, forget-old-rows, hide-features, keep-foreign-picture, note-foreign-picture,
 *   open-client-mails, retry-card-check, retry-dossier, retry-export, retry-foreign-picture, retry-job,
 *   retry-mail, retry-provider-event, send-waiting-mail, set-retention-rule, settle-waiting-mail.
 * Emits: operation.dossier-again, quote.updated.
 */
export const operation: Module = {
  name: "operation",
  words: operationWords,
  entities: [ForeignPicture, RetentionRule],
  resolvers: [OperationResolver, OptionalFeatureResolver, RetentionResolver, WaitingMailResolver],
  jobs: foreignPictureJobs,
  sweeps: [...foreignPictureSweeps, ...retentionSweeps, ...waitingMailSweeps],
};
