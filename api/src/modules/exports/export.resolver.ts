import { Arg, Ctx, ID, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../core/acts.type.ts";
import type { Context } from "../../core/context.ts";
import { columnsFor } from "../../core/export/list-reads.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { argsOf, prepared } from "../../core/graphql/arguments.ts";
import { answered, changed, mutations } from "../../core/graphql/mutations.ts";
import { byId, paged, queries } from "../../core/graphql/queries.ts";
import { PageArgs } from "../../core/page.ts";
import { Needs } from "../../core/read/sql-field.ts";
import { OpenableFile } from "../../core/storage/file.resolver.ts";
import { Does, May } from "../accounts/account/permission.ts";
import { cancelExport } from "./acts/cancel-export.ts";
import { exportMonth } from "./acts/export-month.ts";
import { openExport } from "./acts/open-export.ts";
import { startExport } from "./acts/start-export.ts";
import { ownExports } from "./export.access.ts";
import { exportActs, exportFacts } from "./export.acts.rules.ts";
import { ListExport } from "./export.entity.ts";
import { ExportedList } from "./export.enums.ts";
import { ExportListInput } from "./export.inputs.ts";
import { ExportableColumn, ListExportPage } from "./export.types.ts";
import { MONTH_LIST } from "./export.rules.ts";
import { listOf } from "./exported-lists.ts";

const NO_EXPORT = "Exportación no encontrada";

/** Queries of exported lists. */
export const ExportQueries = queries({
  /** Returns the viewer's exports, newest first. */
  myExports: paged(
    ListExport,
    ListExportPage,
    ({ viewer }) => ({ where: ownExports(viewer), orderBy: { createdAt: "desc", id: "desc" } }),
    { page: argsOf(PageArgs) },
    May("exportLists"),
  ),
  myExport: byId(ListExport, ownExports, May("exportLists")),
});

@Resolver(() => ListExport)
export class ExportResolver {
  /** Returns the columns of a list that the viewer may export. */
  @May("exportLists")
  @Query(() => [ExportableColumn])
  exportableColumns(@Ctx() { services, viewer }: Context, @Arg("list", () => ExportedList) list: string) {
    if (list === MONTH_LIST) return [];
    const shown = columnsFor(services.schema, listOf(list), viewer ?? { role: 0 });
    return shown.map(([key, { heading }]) => ({ key, heading }));
  }

  /** Returns the acts that the caller can do with the export now. */
  @Needs(...exportFacts)
  @OfferedActs()
  acts(@Root() listExport: ListExport, @Ctx() context: Context) {
    return exportActs.offered(context, listExport);
  }
}

/** Mutations of exports that only run an act; {@link ExportQueries} has the queries. */
export const ExportMutations = mutations({
  exportList: changed(
    ListExport,
    startExport,
    prepared({ input: ExportListInput }, (_, { input }) => input),
    May("exportLists"),
  ),
  exportMonth: changed(ListExport, exportMonth, { mes: String }, May("exportMonths")),
  cancelExport: changed(ListExport, cancelExport, { id: ID }, May("exportLists"), NotFound(NO_EXPORT)),
  openExport: answered(OpenableFile, openExport, { id: ID }, NotFound(NO_EXPORT), Does(exportActs, "open")),
});
