import { ID } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Upload, argsOf, optional, orElse, prepared } from "../../../core/graphql/arguments.ts";
import { called, changed, mutations } from "../../../core/graphql/mutations.ts";
import { paged, queries } from "../../../core/graphql/queries.ts";
import { RequiredArgs } from "../../../core/input/required.ts";
import { PageArgs } from "../../../core/page.ts";
import { ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { ImportLineInput } from "../../../core/sheet/import-lines.type.ts";
import { May } from "../../accounts/account/permission.ts";
import { importProviders } from "./acts/import-providers.ts";
import { takeBackProviders } from "./acts/take-back-providers.ts";
import { previewProviders } from "./preview-providers.ts";
import { ProviderImport } from "./provider-import.entity.ts";
import { ProviderImportPage, ProviderImportPreview } from "./provider-import.types.ts";
import { readProviders } from "./read-providers.ts";

/** Import of providers from a file. */
export const ProviderImportResolver = queries({
  /** Returns the imports, newest first, including undone imports. */
  providerImports: paged(
    ProviderImport,
    ProviderImportPage,
    () => ({ where: {}, orderBy: { createdAt: "desc", id: "desc" } }),
    { page: argsOf(PageArgs) },
    May("manageProviders"),
  ),
});

/** Mutations of provider imports. */
export const ProviderImportMutations = mutations({
  previewProviderImport: called(
    ProviderImportPreview,
    (context, { file, mapping }) => previewProviders(context, file, mapping),
    { file: Upload, mapping: optional(ImportMappingInput) },
    May("manageProviders"),
    RequiredArgs({ file: "El archivo es obligatorio" }),
  ),
  importProviders: changed(
    ProviderImport,
    importProviders,
    prepared(
      {
        file: Upload,
        leaveRefused: orElse(Boolean, false),
        leaveDoubtful: orElse(Boolean, false),
        mapping: optional(ImportMappingInput),
        take: optional([ImportLineInput]),
      },
      async (context, { file, mapping, ...given }) => ({
        ...given,
        file: await readProviders(context, file, mapping),
      }),
    ),
    May("manageProviders"),
    RequiredArgs({ file: "El archivo es obligatorio" }),
  ),
  takeBackProviders: changed(
    ProviderImport,
    takeBackProviders,
    { id: ID },
    May("manageProviders"),
    NotFound("Importación no encontrada"),
  ),
});
