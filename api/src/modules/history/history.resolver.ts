import { argsOf, optional, prepared } from "../../core/graphql/arguments.ts";
import { answered, mutations } from "../../core/graphql/mutations.ts";
import { computed, queries } from "../../core/graphql/queries.ts";
import { LongPageArgs } from "../../core/page.ts";
import { May } from "../accounts/account/permission.ts";
import { exportAudit } from "./acts/export-audit.ts";
import { auditChain, auditEntries } from "./audit-list.ts";
import { StoryRecord } from "./history.enums.ts";
import { AuditFilter } from "./history.inputs.ts";
import { AuditChain, AuditExport, HistoryPage, AuditPageArgs } from "./history.types.ts";
import { recordHistory } from "./record-history.ts";

/** Queries of the history of one record, and of the whole audit log. */
export const HistoryResolver = queries({
  /**
   * Returns the history of a record in the viewer's scope, with the history of its parts, newest first; the
   * ids of people are numbers.
   */
  recordHistory: computed(
    HistoryPage,
    (context, { args, record, id }) => recordHistory(context, record, id, args),
    { args: argsOf(LongPageArgs), record: StoryRecord, id: String },
    May("readHistory"),
  ),
  /** The audit log, newest first. */
  auditEntries: computed(
    HistoryPage,
    (context, { args, filter }) => auditEntries(context, filter ?? {}, args),
    { args: argsOf(AuditPageArgs), filter: optional(AuditFilter) },
    May("readAudit"),
  ),
  auditChain: computed(AuditChain, auditChain, {}, May("readAudit")),
});

/** Mutations of the history that only run an act; {@link HistoryResolver} has the queries. */
export const HistoryMutations = mutations({
  exportAudit: answered(
    AuditExport,
    exportAudit,
    prepared({ filter: optional(AuditFilter) }, (_, { filter }) => ({ filter: filter ?? {} })),
    May("readAudit"),
  ),
});
