import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Passkey } from "./passkey.entity.ts";

export const NO_PASSKEY = "Llave de acceso no encontrada";

/** Returns the condition on one's own passkeys. */
export const ownPasskeys = (viewer: Viewer | null): FilterQuery<Passkey> => ({ user: viewer?.id ?? 0 });

/** Loads one's own passkey, or NOT_FOUND. */
export const findPasskey = (work: Work, id: string): Promise<Passkey> =>
  work.find(Passkey, { $and: [{ id }, ownPasskeys(work.viewer)] }, NO_PASSKEY);
