import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
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
  /** Returns the imports, the newest first, including undone ones. */
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

  /** The imported history of a customer, the newest first; 100 at most. */
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

  /** Returns the sales that a file would import, with doubts and faults; writes nothing. */
  @May("importPastSales")
  @RequiredArgs({ file: "El archivo es obligatorio" })
  @Mutation(() => PastSalePreview)
  previewPastSales(
    @Ctx() context: Context,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("mapping", () => ImportMappingInput, { nullable: true }) mapping: ImportMappingInput | null = null,
  ): Promise<PastSalePreview> {
    return previewPastSales(context, file, mapping);
  }

  /**
   * Imports a file of sales; with `leaveRefused` without the faulty lines, with `leaveDoubtful` without the
   * doubtful ones.
   */
  @May("importPastSales")
  @RequiredArgs({ file: "El archivo es obligatorio" })
  @Mutation(() => PastSaleImport)
  async importPastSales(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("file", () => GraphQLUpload) upload: Promise<FileUpload>,
    @Arg("leaveRefused", () => Boolean, { defaultValue: false }) leaveRefused: boolean,
    @Arg("leaveDoubtful", () => Boolean, { defaultValue: false }) leaveDoubtful: boolean,
    @Arg("mapping", () => ImportMappingInput, { nullable: true }) mapping: ImportMappingInput | null = null,
  ) {
    const file = await readPastSales(context, upload, mapping);
    const id = await context.run(importPastSales, { file, leaveRefused, leaveDoubtful });
    return context.read.one(PastSaleImport, info, { id });
  }
}

/** Mutations beside {@link PastSaleResolver} that only run an act. */
export const PastSaleMutations = mutations({
  takeBackPastSales: changed(
    PastSaleImport,
    takeBackPastSales,
    { id: ID },
    May("importPastSales"),
    NotFound("Importación no encontrada"),
  ),
});
