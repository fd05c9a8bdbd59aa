import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { DataConsent } from "./DataConsent.tsx";
import { accountPaths } from "../accounts.paths.ts";
import { PersonFields } from "./PersonFields.tsx";
import { registrationFields } from "./registration.form.ts";
import { registrationTexts } from "./registration.texts.ts";
import { useEmailCheck } from "./useEmailCheck.ts";

interface RegisterFormProps {
  /** Referral code in the address; displayed, and editable only when the server does not recognise it. */
  readonly referralCode: string | null;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onSubmit: SaveOf<typeof registrationFields>;
}

/**
 * Shows the registration form of a new client. It keeps its text when the server refuses, and asks before
 * unsaved text is lost.
 */
export function RegisterForm({ referralCode, failure, busy, onSubmit }: RegisterFormProps) {
  const texts = registrationTexts.register;
  const [carried, setCarried] = useState(referralCode);
  const { control, submit, setFocus, formState } = useFields(registrationFields, {
    record: { referralCode },
    save: async (filled, opened) => {
      const wrong = await onSubmit(filled, opened);
      // A person who arrived with a code that does not exist may correct it, or leave it out.
      if (wrong?.some(({ field }) => field === "referralCode")) setCarried(null);
      return wrong;
    },
  });
  const sent = usePageForm(formState, submit, failure);
  useEffect(() => setFocus("name"), [setFocus]);
  const check = useEmailCheck(useWatch({ control, name: "email" }));
  const hints = { unknown: undefined, checking: texts.checking, free: texts.free, known: undefined };
  return (
    <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
      <Stack sx={{ gap: 4 }}>
        <div>
          <Typography variant="h2" component="h1">
            {texts.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {carried ? texts.referred(carried) : texts.lead}
          </Typography>
        </div>
        <FormFailure failure={failure} waits={sent.waits} />
        <PersonFields control={control} emailHint={hints[check]}>
          {check === "known" && (
            <Alert
              severity="warning"
              action={<Button href={accountPaths.login.to()}>{texts.haveAccount}</Button>}
            >
              {texts.known}
            </Alert>
          )}
        </PersonFields>
        {!carried && (
          <TextField control={control} name="referralCode" label={texts.referralCode} maxLength={20} />
        )}
        <DataConsent control={control} name="consent" text={consentTexts.registration.text} />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {texts.submit}
        </Button>
        <Button href={accountPaths.login.to()}>{texts.haveAccount}</Button>
      </Stack>
    </form>
  );
}
