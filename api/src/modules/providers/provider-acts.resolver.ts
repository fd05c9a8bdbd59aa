import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Ctx, ID, Info, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../core/context.ts";
import { NotFound } from "../../core/failure-texts.ts";
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
  @May("manageProviders")
  @Mutation(() => Provider)
  async addProvider(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => AddProviderInput) input: AddProviderInput,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string | null,
  ) {
    const id = await run(addProvider, { input }, { key, operation: "addProvider" });
    return read.one(Provider, info, { id });
  }

  @NotFound(NO_PROVIDER)
  @May("manageProviders")
  @Mutation(() => Provider)
  async updateProvider(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => UpdateProviderInput) input: UpdateProviderInput,
  ) {
    return read.one(Provider, info, { id: await run(updateProvider, { id, input }) });
  }

  /** Records in whose name a provider sells, and its NIT. */
  @NotFound(NO_PROVIDER)
  @May("answerForProviders")
  @Mutation(() => Provider)
  async answerForProvider(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AnswerForProviderInput) input: AnswerForProviderInput,
  ) {
    return read.one(Provider, info, { id: await run(answerForProvider, { id, input }) });
  }

  /** Suggests it while a purchase is typed, or no longer. */
  @NotFound(NO_PROVIDER)
  @May("manageProviders")
  @Mutation(() => Provider)
  async switchProvider(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("active", () => Boolean) active: boolean,
  ) {
    return read.one(Provider, info, { id: await run(switchProvider, { id, active }) });
  }

  /**
   * Makes it part of another, which is answered: purchases, names and documents move there, and so do the
   * parts that it lacks or that `take` names.
   */
  @NotFound(NO_PROVIDER)
  @May("manageProviders")
  @Mutation(() => Provider)
  async mergeProviders(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("intoId", () => ID) intoId: string,
    @Arg("take", () => [ProviderPart], { defaultValue: [] }) take: ProviderPart[],
  ) {
    return read.one(Provider, info, { id: await run(mergeProviders, { id, intoId, take }) });
  }

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

  @NotFound("Documento no encontrado")
  @May("manageProviders")
  @Mutation(() => Provider)
  async removeProviderDocument(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Provider, info, { id: await run(removeProviderDocument, { id }) });
  }
}
