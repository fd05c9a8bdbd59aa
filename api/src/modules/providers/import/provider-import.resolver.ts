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
import { ImportLineInput } from "../../../core/sheet/import-lines.type.ts";
import { May } from "../../accounts/account/permission.ts";
import { importProviders } from "./acts/import-providers.ts";
import { takeBackProviders } from "./acts/take-back-providers.ts";
import { previewProviders } from "./preview-providers.ts";
import { ProviderImport } from "./provider-import.entity.ts";
import { ProviderImportPage, ProviderImportPreview } from "./provider-import.types.ts";
import { readProviders } from "./read-providers.ts";

/** Import of providers from a file. */
@Resolver()
export class ProviderImportResolver {
  /** Returns the imports, the newest first, including undone ones. */
  @May("manageProviders")
  @Reads(() => ProviderImport)
  @Query(() => ProviderImportPage)
  providerImports(
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) { limit, offset }: PageArgs,
  ) {
    const orderBy = { createdAt: "desc", id: "desc" } as const;
    return read.page(ProviderImport, info, { where: {}, orderBy, limit, offset });
  }

  /** Returns the providers that a file would import, with doubts and faults; writes nothing. */
  @May("manageProviders")
  @RequiredArgs({ file: "El archivo es obligatorio" })
  @Mutation(() => ProviderImportPreview)
  previewProviderImport(
    @Ctx() context: Context,
    @Arg("file", () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg("mapping", () => ImportMappingInput, { nullable: true }) mapping: ImportMappingInput | null = null,
  ): Promise<ProviderImportPreview> {
    return previewProviders(context, file, mapping);
  }

  /**
   * Imports a file of providers; with `leaveRefused` without the faulty lines, with `leaveDoubtful` without
   * the doubtful ones. Known providers are unchanged. With `take` a line that contradicts another is imported
   * according to the answer; without it such a line is faulty.
   */
  @May("manageProviders")
  @RequiredArgs({ file: "El archivo es obligatorio" })
  @Mutation(() => ProviderImport)
  async importProviders(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("file", () => GraphQLUpload) upload: Promise<FileUpload>,
    @Arg("leaveRefused", () => Boolean, { defaultValue: false }) leaveRefused: boolean,
    @Arg("leaveDoubtful", () => Boolean, { defaultValue: false }) leaveDoubtful: boolean,
    @Arg("mapping", () => ImportMappingInput, { nullable: true }) mapping: ImportMappingInput | null = null,
    @Arg("take", () => [ImportLineInput], { nullable: true }) take: readonly ImportLineInput[] | null = null,
  ) {
    const file = await readProviders(context, upload, mapping);
    const id = await context.run(importProviders, { file, leaveRefused, leaveDoubtful, take });
    return context.read.one(ProviderImport, info, { id });
  }
}

/** Mutations beside {@link ProviderImportResolver} that only run an act. */
export const ProviderImportMutations = mutations({
  takeBackProviders: changed(
    ProviderImport,
    takeBackProviders,
    { id: ID },
    May("manageProviders"),
    NotFound("Importación no encontrada"),
  ),
});
