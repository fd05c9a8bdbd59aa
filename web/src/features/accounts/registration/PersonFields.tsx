import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import type { Control, FieldValues } from "react-hook-form";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { NewPasswordFields } from "../recovery/NewPasswordFields.tsx";
import { type PersonForm, personFields } from "./registration.form.ts";
import { registrationTexts } from "./registration.texts.ts";

interface PersonFieldsProps<Values extends FieldValues & PersonForm> {
  readonly control: Control<Values>;
  readonly emailHint?: string | undefined;
  /** Element shown between the e-mail and the telephone. */
  readonly children?: ReactNode;
}

/** Shows the fields of a person who creates an account: name, e-mail, telephone, and the password twice. */
export function PersonFields<Values extends FieldValues & PersonForm>({
  control: form,
  emailHint,
  children,
}: PersonFieldsProps<Values>) {
  const control = form as unknown as Control<PersonForm>;
  const texts = registrationTexts.register;
  const { rules } = personFields;
  return (
    <>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <TextField
          control={control}
          name="name"
          label={texts.name}
          autoComplete="given-name"
          maxLength={50}
          rules={rules.name}
        />
        <TextField
          control={control}
          name="lastname"
          label={texts.lastname}
          autoComplete="family-name"
          maxLength={50}
          rules={rules.lastname}
        />
      </Stack>
      <TextField
        control={control}
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={emailHint}
        rules={rules.email}
      />
      {children}
      <PhoneField control={control} name="phone" label={texts.phone} rules={rules.phone} />
      <NewPasswordFields control={control} />
    </>
  );
}
