import { NotFound } from "../../core/failure-texts.ts";
import { mutations, ofEach } from "../../core/graphql/mutations.ts";
import { May } from "../accounts/account/permission.ts";
import { switchProvider } from "./acts/switch-provider.ts";
import { NO_PROVIDER } from "./provider.find.ts";

/** Bulk mutations of providers; each provider is processed separately. */
export const ProviderBulkResolver = mutations({
  switchEachProvider: ofEach(
    switchProvider,
    { active: Boolean },
    May("manageProviders"),
    NotFound(NO_PROVIDER),
  ),
});
