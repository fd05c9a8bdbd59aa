import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Upload, argsOf, optional, orElse, prepared } from "../../../core/graphql/arguments.ts";
import { called, changed, mutations } from "../../../core/graphql/mutations.ts";
import { many, paged, queries } from "../../../core/graphql/queries.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { PageArgs } from "../../../core/page.ts";
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
export const PastSaleResolver = queries({
  /** Returns the imports, newest first, including undone ones. */
  pastSaleImports: paged(
    PastSaleImport,
    PastSaleImportPage,
    () => ({ where: {}, orderBy: { createdAt: "desc", id: "desc" } }),
    { page: argsOf(PageArgs) },
    May("importPastSales"),
  ),
  /** The imported sales of a customer, newest first; at most 100. */
  customerPastSales: many(
    PastSale,
    ({ viewer }, { customerId: customer }) => ({
      where: { $and: [{ customer }, visiblePastSales(viewer)] },
      orderBy: { fecha: "desc", id: "desc" },
      limit: 100,
    }),
    { customerId: ID },
    May("readCustomers"),
  ),
});

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
