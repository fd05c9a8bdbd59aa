import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { accountTexts } from "../account.texts.ts";

/** Shows the field of the current password, which is required again before a sensitive act. */
export const CurrentPasswordField = <Values extends FieldValues & { currentPassword: string }>({
  control,
}: {
  readonly control: Control<Values>;
}) => (
  <PasswordField
    control={control}
    name={"currentPassword" as FieldPath<Values>}
    label={accountTexts.password.current}
    autoComplete="current-password"
    rules={{ required: accountTexts.password.currentMissing }}
  />
);
