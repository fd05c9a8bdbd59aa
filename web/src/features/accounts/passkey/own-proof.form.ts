import { text, trimmed } from "../../../ui/form/fields.ts";

/**
 * Form fields that prove the viewer's identity: the password, and a code if the account has a second factor.
 */
export const ownProof = { currentPassword: { ...text(), as: "password" }, code: trimmed() } as const;
