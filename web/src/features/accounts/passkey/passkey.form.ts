import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { ownProof } from "./own-proof.form.ts";
import type { PasskeyPartsFragment } from "./passkey.generated.ts";
import { passkeyTexts as texts } from "./passkey.texts.ts";

/** Form fields of a new passkey. */
export const newPasskeyFields = fieldsOf<Record<never, never>>()({
  ...ownProof,
  name: trimmed({ required: texts.nameMissing }),
});

/** Form fields of an existing passkey. */
export const passkeyNameFields = fieldsOf<PasskeyPartsFragment>()({
  name: trimmed({ required: texts.nameMissing }),
});

/** Form fields for removing a passkey. */
export const removePasskeyFields = fieldsOf<Record<never, never>>()(ownProof);
