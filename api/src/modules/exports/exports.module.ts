import type { Module } from "../../core/module.ts";
import { ListExport } from "./export.entity.ts";
import { exportJobs, exportSweeps } from "./export.jobs.ts";
import { ExportResolver, ExportMutations, ExportQueries } from "./export.resolver.ts";
import { exportCalls, exportFragments } from "./exports.rest.ts";
import { exportListeners } from "./exports.listeners.ts";
import { personalExports } from "./personal-data.parts.ts";
import { exportsWords } from "./exports.words.ts";

/**
 * Lists that people and programs take along as files: CSV, NDJSON or a workbook, written in the background,
 * kept for a day.
 *
 * Acts: begin-export, cancel-export, expire-exports, export-month, give-up-export, keep-export, note-rows,
 *   open-export, start-export.
 * Listens to: user.erased.
 */
export const exports: Module = {
  name: "exports",
  words: exportsWords,
  entities: [ListExport],
  resolvers: [ExportResolver, ExportQueries, ExportMutations],
  fragments: exportFragments,
  calls: exportCalls,
  jobs: exportJobs,
  sweeps: exportSweeps,
  listeners: exportListeners,
  personalData: personalExports,
};
