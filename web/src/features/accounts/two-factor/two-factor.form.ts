import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

/** What a second factor is put on and taken off with. */
export const twoFactorFields = fieldsOf<Record<never, never>>()({
  password: text({ required: texts.passwordMissing }),
  code: trimmed({ required: texts.codeMissing }),
});
