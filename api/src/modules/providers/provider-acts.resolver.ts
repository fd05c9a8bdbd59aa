import { ID } from "type-graphql";
import { NotFound } from "../../core/failure-texts.ts";
import { orElse, repetitionKey, stored } from "../../core/graphql/arguments.ts";
import { changed, mutations } from "../../core/graphql/mutations.ts";
import { RequiredArgs } from "../../core/input/required.ts";
import { storeUpload } from "../../core/storage/store-upload.ts";
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
export const ProviderMutations = mutations({
  addProviderDocument: changed(
    Provider,
    addProviderDocument,
    { id: ID, kind: ProviderDocumentKind, file: stored(storeUpload) },
    NotFound(NO_PROVIDER),
    May("manageProviders"),
    RequiredArgs({ file: "El archivo es obligatorio" }),
  ),
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
