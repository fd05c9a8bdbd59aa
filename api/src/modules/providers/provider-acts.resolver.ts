import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
import { changed, mutations, orElse, repetitionKey } from "../../core/graphql/mutations.ts";
import { RequiredArgs } from "../../core/input/required.ts";
import { readUpload } from "../../core/storage/upload.ts";
import { May } from "../accounts/account/permission.ts";
import { addProviderDocument } from "./acts/add-provider-document.ts";
import { answerForProvider } from "./acts/answer-for-provider.ts";
import { addProvider } from "./acts/add-provider.ts";
import { mergeProviders } from "./acts/merge-providers.ts";
import { removeProviderDocument } from "./acts/remove-provider-document.ts";
import { switchProvider } from "./acts/switch-provider.ts";
import { updateProvider } from "./acts/update-provider.ts";
import { Provider } from "./provider.entity.ts";
import { ProviderDocumentKind, ProviderPart } from "./provider.enums.ts";
import { NO_PROVIDER } from "./provider.find.ts";
import { AddProviderInput, AnswerForProviderInput, UpdateProviderInput } from "./provider.inputs.ts";

/** Mutations of the directory of providers. */
@Resolver()
export class ProviderActsResolver {
  /** Keeps a document of it: JPG, PNG or PDF of at most 10 MB. */
  @NotFound(NO_PROVIDER)
  @May("manageProviders")
  @RequiredArgs({ file: "El archivo es obligatorio" })
  @Mutation(() => Provider)
  async addProviderDocument(
    @Ctx() { read, run, services }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("kind", () => ProviderDocumentKind) kind: ProviderDocumentKind,
    @Arg("file", () => GraphQLUpload) upload: Promise<FileUpload>,
  ) {
    const { bytes, ...named } = await readUpload(upload);
    const file = await services.storage.put(bytes, named);
    return read.one(Provider, info, { id: await run(addProviderDocument, { id, kind, file }) });
  }
}

/** Mutations beside {@link ProviderActsResolver} that only run an act. */
export const ProviderMutations = mutations({
  addProvider: changed(
    Provider,
    addProvider,
    { input: AddProviderInput, idempotencyKey: repetitionKey },
    May("manageProviders"),
  ),
  updateProvider: changed(
    Provider,
    updateProvider,
    { id: ID, input: UpdateProviderInput },
    NotFound(NO_PROVIDER),
    May("manageProviders"),
  ),
  answerForProvider: changed(
    Provider,
    answerForProvider,
    { id: ID, input: AnswerForProviderInput },
    NotFound(NO_PROVIDER),
    May("answerForProviders"),
  ),
  switchProvider: changed(
    Provider,
    switchProvider,
    { id: ID, active: Boolean },
    NotFound(NO_PROVIDER),
    May("manageProviders"),
  ),
  mergeProviders: changed(
    Provider,
    mergeProviders,
    { id: ID, intoId: ID, take: orElse([ProviderPart], []) },
    NotFound(NO_PROVIDER),
    May("manageProviders"),
  ),
  removeProviderDocument: changed(
    Provider,
    removeProviderDocument,
    { id: ID },
    NotFound("Documento no encontrado"),
    May("manageProviders"),
  ),
});
