import type { Module } from "../../core/module.ts";
import { ForeignPicture } from "./foreign-picture/foreign-picture.entity.ts";
import { foreignPictureJobs, foreignPictureSweeps } from "./foreign-picture/foreign-picture.jobs.ts";
import { OperationResolver } from "./operation.resolver.ts";
import { OptionalFeatureResolver } from "./optional-feature/optional-feature.resolver.ts";

/**
 * The work behind the screens: what failed and why, what waits, and how it is done again.
 *
 * Acts: begin-foreign-picture, find-foreign-pictures, hide-features, keep-foreign-picture,
 *   note-foreign-picture, retry-card-check, retry-dossier, retry-export, retry-foreign-picture, retry-job,
 *   retry-mail, retry-provider-event.
 * Emits: operation.dossier-again, quote.updated.
 */
export const operation: Module = {
  name: "operation",
  entities: [ForeignPicture],
  resolvers: [OperationResolver, OptionalFeatureResolver],
  jobs: foreignPictureJobs,
  sweeps: foreignPictureSweeps,
};
