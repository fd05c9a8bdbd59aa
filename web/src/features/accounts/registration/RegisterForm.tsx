import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import { emailProblem } from "@travesia/api/colombia/emails";
import { nameProblem } from "@travesia/api/colombia/names";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Wrong } from "../../../app/saving/useSaving.ts";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { sends } from "../../../ui/form/submit.ts";
import { DataConsent } from "./DataConsent.tsx";
import { NewPasswordFields } from "../recovery/NewPasswordFields.tsx";
import { accountPaths } from "../accounts.paths.ts";
import { registrationTexts } from "./registration.texts.ts";
import { useEmailCheck } from "./useEmailCheck.ts";

/** What a new client types. */
export interface Registration {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly again: string;
  readonly referralCode: string;
  readonly consent: boolean;
}

interface RegisterFormProps {
  /** The code that the address carries; it is said, and asked only when the server knows none like it. */
  readonly referralCode: string | null;
  readonly failure: string | null;
  readonly busy: boolean;
  /** Answers what is wrong with which field. */
  readonly onSubmit: (form: Registration) => Promise<Wrong>;
}

const empty: Registration = {
  name: "",
  lastname: "",
  email: "",
  phone: "",
  password: "",
  again: "",
  referralCode: "",
  consent: false,
};

/** A new client's account; it stays typed when the server refuses. */
export function RegisterForm({ referralCode, failure, busy, onSubmit }: RegisterFormProps) {
  const texts = registrationTexts.register;
  const { control, handleSubmit, setError, setFocus } = useForm<Registration>({
    defaultValues: { ...empty, referralCode: referralCode ?? "" },
  });
  useEffect(() => setFocus("name"), [setFocus]);
  const check = useEmailCheck(useWatch({ control, name: "email" }));
  const [carried, setCarried] = useState(referralCode);
  const submit = handleSubmit(async (form) => {
    const wrong = (await onSubmit(form)).filter(({ field }) => field in form);
    // Who came with a code that does not exist may correct it, or leave it out.
    if (wrong.some(({ field }) => field === "referralCode")) setCarried(null);
    for (const { field, message } of wrong) setError(field as keyof Registration, { message });
  });
  const hints = { unknown: undefined, checking: texts.checking, free: texts.free, known: undefined };
  return (
    <form onSubmit={sends(submit)} noValidate>
      <Stack sx={{ gap: 4 }}>
        <div>
          <Typography variant="h2" component="h1">
            {texts.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {carried ? texts.referred(carried) : texts.lead}
          </Typography>
        </div>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
          <TextField
            control={control}
            name="name"
            label={texts.name}
            autoComplete="given-name"
            maxLength={50}
            rules={{ validate: (value) => nameProblem(String(value)) ?? true }}
          />
          <TextField
            control={control}
            name="lastname"
            label={texts.lastname}
            autoComplete="family-name"
            maxLength={50}
            rules={{ validate: (value) => nameProblem(String(value), "apellido") ?? true }}
          />
        </Stack>
        <TextField
          control={control}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          hint={hints[check]}
          rules={{ validate: (value) => emailProblem(String(value)) ?? true }}
        />
        {check === "known" && (
          <Alert
            severity="warning"
            action={<Button href={accountPaths.login.to()}>{texts.haveAccount}</Button>}
          >
            {texts.known}
          </Alert>
        )}
        <PhoneField
          control={control}
          name="phone"
          label={texts.phone}
          rules={{ validate: (value) => phoneProblem(String(value)) ?? true }}
        />
        <NewPasswordFields control={control} />
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
