import type { Module } from "../../core/module.ts";
import { HistoryResolver } from "./history.resolver.ts";

/**
 * What happened to every record, told to people out of the audit log.
 *
 * Acts: export-audit.
 */
export const history: Module = {
  name: "history",
  resolvers: [HistoryResolver],
};
