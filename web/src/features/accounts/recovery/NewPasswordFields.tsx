import { passwordProblem } from "@travesia/api/accounts/password/password.rules";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { PasswordMeter } from "./PasswordMeter.tsx";
import { accountTexts } from "../account.texts.ts";

interface NewPasswordFieldsProps<Values extends FieldValues & { password: string; again: string }> {
  readonly control: Control<Values>;
}

/** Shows the fields of a new password and its repetition, with the password's strength. */
export function NewPasswordFields<Values extends FieldValues & { password: string; again: string }>({
  control,
}: NewPasswordFieldsProps<Values>) {
  const name = "password" as FieldPath<Values>;
  const password = String(useWatch({ control, name }) ?? "");
  const { hint, next, again, different } = accountTexts.password;
  return (
    <>
      <PasswordField
        control={control}
        name={name}
        label={next}
        hint={hint}
        autoComplete="new-password"
        rules={{ validate: (value) => passwordProblem(String(value)) ?? true }}
      />
      <PasswordMeter password={password} />
      <PasswordField
        control={control}
        name={"again" as FieldPath<Values>}
        label={again}
        autoComplete="new-password"
        rules={{ validate: (value, form) => String(value) === form.password || different }}
      />
    </>
  );
}
