import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

/** Form fields for activating and deactivating the second factor. */
export const twoFactorFields = fieldsOf<Record<never, never>>()({
  currentPassword: { ...text(), as: "password" },
  code: trimmed({ required: texts.codeMissing }),
});
