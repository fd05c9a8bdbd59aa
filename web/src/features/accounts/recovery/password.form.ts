import { text, unsent } from "../../../ui/form/fields.ts";

/** Lines of a new password and its repetition, for the lists of the forms that replace a password. */
export const newPasswordLines = {
  password: { ...text(), as: "newPassword" },
  again: unsent<string>(""),
} as const;
