import { AuditEntry } from "../../core/audit/audit.entity.ts";
import { followed } from "../../core/changes/followed-record.ts";
import { HISTORY } from "../../core/changes/touched.ts";
import type { Module } from "../../core/module.ts";
import { ChangesResolver } from "./changes.resolver.ts";
import { visibleEntries } from "./history.access.ts";
import { HistoryResolver, HistoryMutations } from "./history.resolver.ts";
import { historyCalls } from "./history.rest.ts";
import { historyWords } from "./history.words.ts";

/**
 * History of every record, described for people from the audit log, and followed by programs.
 *
 * Acts: export-audit.
 */
export const history: Module = {
  name: "history",
  words: historyWords,
  resolvers: [HistoryResolver, HistoryMutations, ChangesResolver],
  calls: historyCalls,
  changes: [followed("audit_entry", AuditEntry, visibleEntries, { lines: [HISTORY] })],
};
