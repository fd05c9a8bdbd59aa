import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { may } from "../permissions.rules.ts";
import { Passkey } from "./passkey.entity.ts";

export const NO_PASSKEY = "Llave de acceso no encontrada";

/** Returns the condition on the viewer's passkeys. */
export const ownPasskeys = (viewer: Viewer | null): FilterQuery<Passkey> => ({ user: viewer?.id ?? 0 });

/**
 * Loads a passkey that the caller may remove: their own, or any passkey when they manage accounts. Otherwise
 * NOT_FOUND.
 */
export const findRemovable = (scope: Scope, id: string): Promise<Passkey> =>
  may(scope.viewer?.role, "manageUsers") ? scope.find(Passkey, { id }, NO_PASSKEY) : findPasskey(scope, id);

/** Loads a passkey of the caller, or NOT_FOUND. */
export const findPasskey = (scope: Scope, id: string): Promise<Passkey> =>
  scope.find(Passkey, { $and: [{ id }, ownPasskeys(scope.viewer)] }, NO_PASSKEY);
