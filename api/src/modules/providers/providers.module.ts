import { followed } from "../../core/changes/followed-record.ts";
import { ProviderImport } from "./import/provider-import.entity.ts";
import { ProviderImportResolver, ProviderImportMutations } from "./import/provider-import.resolver.ts";
import { LibraryResolver, LibraryMutations } from "./library/library.resolver.ts";
import { LibraryDayText } from "./library/library-day-text.entity.ts";
import { LibraryService } from "./library/library-service.entity.ts";
import { visibleProviders, visibleProviderDocuments } from "./provider.access.ts";
import type { Module } from "../../core/module.ts";
import { fileScope } from "../../core/storage/file-scope.ts";
import { personalContacts } from "./personal-data.parts.ts";
import { ProviderAccountResolver } from "./provider-account.resolver.ts";
import { ProviderMutations } from "./provider-acts.resolver.ts";
import { providerAccounts } from "./provider-account.ts";
import { ProviderBulkResolver } from "./provider-bulk.resolver.ts";
import { ProviderDocument } from "./provider-document.entity.ts";
import { ProviderName } from "./provider-name.entity.ts";
import { Provider } from "./provider.entity.ts";
import { ProviderResolver, ProviderQueries } from "./provider.resolver.ts";
import { providerListeners } from "./providers.listeners.ts";
import { seedProviders } from "./providers.seed.ts";
import { providersWords } from "./providers.words.ts";

/**
 * Providers that the agency buys from: one record each, found by its names, with the last cost of its
 * services.
 *
 * Acts: add-provider, add-provider-document, answer-for-provider, forget-contact, import-providers,
 *   merge-library-services, merge-providers, remove-library-day-text, remove-library-service,
 *   remove-provider-document, switch-provider, take-back-providers, update-library-day-text,
 *   update-library-service, update-provider.
 * Listens to: person.erased, user.erased.
 */
export const providers: Module = {
  name: "providers",
  words: providersWords,
  entities: [Provider, ProviderName, ProviderDocument, ProviderImport, LibraryService, LibraryDayText],
  resolvers: [
    ProviderResolver,
    ProviderQueries,
    ProviderAccountResolver,
    ProviderMutations,
    ProviderBulkResolver,
    ProviderImportResolver,
    ProviderImportMutations,
    LibraryResolver,
    LibraryMutations,
  ],
  listeners: providerListeners,
  personalData: personalContacts,
  secrets: [providerAccounts],
  seed: seedProviders,
  files: { "provider-document": fileScope(ProviderDocument, visibleProviderDocuments) },
  changes: [followed("provider", Provider, visibleProviders)],
};
