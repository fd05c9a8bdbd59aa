import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional, orElse, prepared, Upload } from "../../../core/graphql/arguments.ts";
import { called, changed, mutations } from "../../../core/graphql/mutations.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { PageArgs } from "../../../core/page.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { May } from "../../accounts/account/permission.ts";
import { importPastSales } from "./acts/import-past-sales.ts";
import { takeBackPastSales } from "./acts/take-back-past-sales.ts";
import { visiblePastSales } from "./past-sale.access.ts";
import { PastSale } from "./past-sale.entity.ts";
import { PastSaleImport } from "./past-sale-import.entity.ts";
import { PastSaleImportPage, PastSalePreview } from "./past-sale.types.ts";
import { previewPastSales } from "./preview-past-sales.ts";
import { readPastSales } from "./read-past-sales.ts";

/** Queries and mutations of sales from before the platform. */
@Resolver()
export class PastSaleResolver {
  /** Returns the imports, newest first, including undone ones. */
  @May("importPastSales")
  @Reads(() => PastSaleImport)
  @Query(() => PastSaleImportPage)
  pastSaleImports(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) { limit, offset }: PageArgs,
  ) {
    const orderBy = { createdAt: "desc", id: "desc" } as const;
    return read.page(PastSaleImport, info, { where: {}, orderBy, limit, offset });
  }

  /** The imported sales of a customer, newest first; at most 100. */
  @May("readCustomers")
  @Reads(() => PastSale)
  @Query(() => [PastSale])
  customerPastSales(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("customerId", () => ID) customer: string,
  ) {
    const where = { $and: [{ customer }, visiblePastSales(viewer)] };
    return read.list(PastSale, info, { where, orderBy: { fecha: "desc", id: "desc" }, limit: 100 });
  }
}

/** Mutations of imported sales that only run an act; {@link PastSaleResolver} has the others. */
export const PastSaleMutations = mutations({
  previewPastSales: called(
    PastSalePreview,
    (context, { file, mapping }) => previewPastSales(context, file, mapping),
    { file: Upload, mapping: optional(ImportMappingInput) },
    May("importPastSales"),
    RequiredArgs({ file: "El archivo es obligatorio" }),
  ),
  importPastSales: changed(
    PastSaleImport,
    importPastSales,
    prepared(
      {
        file: Upload,
        leaveRefused: orElse(Boolean, false),
        leaveDoubtful: orElse(Boolean, false),
        mapping: optional(ImportMappingInput),
      },
      async (context, { file, mapping, ...given }) => ({
        ...given,
        file: await readPastSales(context, file, mapping),
      }),
    ),
    May("importPastSales"),
    RequiredArgs({ file: "El archivo es obligatorio" }),
  ),
  takeBackPastSales: changed(
    PastSaleImport,
    takeBackPastSales,
    { id: ID },
    May("importPastSales"),
    NotFound("Importación no encontrada"),
  ),
});
