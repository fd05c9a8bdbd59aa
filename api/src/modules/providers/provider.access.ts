import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import { may } from "../accounts/permissions.rules.ts";
import type { ProviderDocument } from "./provider-document.entity.ts";
import type { Provider } from "./provider.entity.ts";

/**
 * Returns the filter of the providers that the viewer may see: all of them, including merged providers, for
 * people who may read the directory.
 */
export const visibleProviders = (viewer: Viewer | null): FilterQuery<Provider> =>
  may(viewer?.role, "readProviders") ? {} : { id: null };

/** Returns the filter of the documents of visible providers. */
export const visibleProviderDocuments = (viewer: Viewer | null): FilterQuery<ProviderDocument> =>
  may(viewer?.role, "readProviders") ? {} : { id: null };
