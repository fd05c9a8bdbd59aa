import { text, trimmed } from "../../../ui/form/fields.ts";

/** Form fields of the proof of one's own account: its password, and a code of who has a second factor. */
export const ownProof = { currentPassword: { ...text(), as: "password" }, code: trimmed() } as const;
