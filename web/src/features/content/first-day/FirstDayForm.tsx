import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId } from "react";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { PersonFields } from "../../accounts/registration/PersonFields.tsx";
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

/** Shows the set-up form of the agency and its first owner; it keeps its text when the server refuses. */
export function FirstDayForm({ failure, busy, onSubmit }: FirstDayFormProps) {
  const { rules } = firstDayFields;
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
        <Part title={texts.uses}>
          <Typography color="textSecondary">{texts.usesLead}</Typography>
          <SelectField
            control={control}
            name="sellers"
            label={texts.sellers}
            options={texts.sellerCounts}
            rules={rules.sellers}
          />
          <Stack>
            <CheckField control={control} name="raffles" label={texts.raffles} rules={rules.raffles} />
            <CheckField control={control} name="points" label={texts.points} rules={rules.points} />
          </Stack>
        </Part>
        <Part title={texts.person}>
          <PersonFields control={control} />
        </Part>
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
