import { text, trimmed } from "../../../ui/form/fields.ts";

/** Form fields of the proof of the viewer's account: its password, and a code if it has a second factor. */
export const ownProof = { currentPassword: { ...text(), as: "password" }, code: trimmed() } as const;
