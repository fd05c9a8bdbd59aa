import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId } from "react";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { NewPasswordFields } from "../../accounts/recovery/NewPasswordFields.tsx";
import { registrationTexts } from "../../accounts/registration/registration.texts.ts";
import { firstDayFields } from "./first-day.form.ts";
import { firstDayTexts as texts } from "./first-day.texts.ts";

interface FirstDayFormProps {
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onSubmit: SaveOf<typeof firstDayFields>;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <Stack component="section" aria-labelledby={heading} sx={{ gap: 4 }}>
      <Typography id={heading} variant="h5" component="h2">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

/** Shows the agency and its first owner; it stays typed when the server refuses. */
export function FirstDayForm({ failure, busy, onSubmit }: FirstDayFormProps) {
  const { rules } = firstDayFields;
  const person = registrationTexts.register;
  const { control, submit, setFocus, formState } = useFields(firstDayFields, {
    record: null,
    save: onSubmit,
  });
  const sent = usePageForm(formState, submit, failure);
  useEffect(() => setFocus("agencyName"), [setFocus]);
  return (
    <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
      <Stack sx={{ gap: 6 }}>
        <div>
          <Typography variant="h2" component="h1">
            {texts.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {texts.lead}
          </Typography>
        </div>
        <FormFailure failure={failure} waits={sent.waits} />
        <Part title={texts.agency}>
          <TextField
            control={control}
            name="agencyName"
            label={texts.agencyName}
            autoComplete="organization"
            maxLength={120}
            rules={rules.agencyName}
          />
          <TextField
            control={control}
            name="nit"
            label={texts.nit}
            hint={texts.nitHint}
            maxLength={20}
            rules={rules.nit}
          />
        </Part>
        <Part title={texts.person}>
          <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
            <TextField
              control={control}
              name="name"
              label={person.name}
              autoComplete="given-name"
              maxLength={50}
              rules={rules.name}
            />
            <TextField
              control={control}
              name="lastname"
              label={person.lastname}
              autoComplete="family-name"
              maxLength={50}
              rules={rules.lastname}
            />
          </Stack>
          <TextField
            control={control}
            name="email"
            label={person.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            rules={rules.email}
          />
          <PhoneField control={control} name="phone" label={person.phone} rules={rules.phone} />
          <NewPasswordFields control={control} />
        </Part>
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
