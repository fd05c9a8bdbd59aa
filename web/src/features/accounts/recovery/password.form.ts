import { text, unsent } from "../../../ui/form/fields.ts";

/** Fields of a new password and its repetition, for the forms that replace a password. */
export const newPasswordLines = {
  password: { ...text(), as: "newPassword" },
  again: unsent<string>(""),
} as const;
