import { Arg, Args, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { optional, prepared } from "../../core/graphql/arguments.ts";
import { answered, mutations } from "../../core/graphql/mutations.ts";
import { LongPageArgs } from "../../core/page.ts";
import { May } from "../accounts/account/permission.ts";
import { exportAudit } from "./acts/export-audit.ts";
import { auditChain, auditEntries } from "./audit-list.ts";
import { StoryRecord } from "./history.enums.ts";
import { AuditFilter } from "./history.inputs.ts";
import { AuditChain, AuditExport, HistoryPage, AuditPageArgs } from "./history.types.ts";
import { recordHistory } from "./record-history.ts";

/** Queries of the history of one record, and of the whole audit log. */
@Resolver()
export class HistoryResolver {
  /**
   * Returns the history of a record in the viewer's scope, with the history of its parts, newest first; the
   * ids of people are numbers.
   */
  @May("readHistory")
  @Query(() => HistoryPage)
  recordHistory(
    @Ctx() context: Context,
    @Args(() => LongPageArgs) args: LongPageArgs,
    @Arg("record", () => StoryRecord) record: StoryRecord,
    @Arg("id", () => String) id: string,
  ) {
    return recordHistory(context, record, id, args);
  }

  /** The audit log, newest first. */
  @May("readAudit")
  @Query(() => HistoryPage)
  auditEntries(
    @Ctx() context: Context,
    @Args(() => AuditPageArgs) args: AuditPageArgs,
    @Arg("filter", () => AuditFilter, { nullable: true }) filter?: AuditFilter,
  ) {
    return auditEntries(context, filter ?? {}, args);
  }

  /** Returns how far the hash chain over the audit log has been computed. */
  @May("readAudit")
  @Query(() => AuditChain)
  auditChain(@Ctx() context: Context) {
    return auditChain(context);
  }
}

/** Mutations of the history that only run an act; {@link HistoryResolver} has the queries. */
export const HistoryMutations = mutations({
  exportAudit: answered(
    AuditExport,
    exportAudit,
    prepared({ filter: optional(AuditFilter) }, (_, { filter }) => ({ filter: filter ?? {} })),
    May("readAudit"),
  ),
});
