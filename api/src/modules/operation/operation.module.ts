import type { Module } from "../../core/module.ts";
import { OperationResolver } from "./operation.resolver.ts";

/**
 * The work behind the screens: what failed and why, what waits, and how it is done again.
 *
 * Acts: retry-card-check, retry-dossier, retry-export, retry-job, retry-mail, retry-provider-event.
 * Tells: operation.dossier-again.
 */
export const operation: Module = {
  name: "operation",
  resolvers: [OperationResolver],
};
