import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { emailProblem } from "@travesia/api/colombia/emails";
import { nameProblem } from "@travesia/api/colombia/names";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { useForm } from "react-hook-form";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DataConsent } from "../registration/DataConsent.tsx";
import { sends } from "../../../ui/form/submit.ts";
import { contactTexts as texts } from "./contact.texts.ts";

/** What a visitor writes. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly consent: boolean;
}

interface ContactFormProps {
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onSubmit: (values: ContactValues) => void;
}

const empty: ContactValues = { name: "", email: "", phone: "", message: "", consent: false };
const given = (problem: (text: string) => string | null) => (value: unknown) =>
  problem(String(value)) ?? true;

/** A message to the agency; what was typed stays when sending fails. */
export function ContactForm({ failure, busy, onSubmit }: ContactFormProps) {
  const { control, handleSubmit } = useForm<ContactValues>({ defaultValues: empty });
  return (
    <form onSubmit={sends(handleSubmit(onSubmit))} noValidate>
      <Stack sx={{ gap: 4 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextField
          control={control}
          name="name"
          label={texts.name}
          required
          maxLength={50}
          autoComplete="name"
          rules={{ required: texts.nameMissing, validate: given(nameProblem) }}
        />
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          <TextField
            control={control}
            name="email"
            label={texts.email}
            type="email"
            required
            autoComplete="email"
            rules={{ required: texts.emailMissing, validate: given(emailProblem) }}
          />
          <PhoneField
            control={control}
            name="phone"
            label={texts.phone}
            rules={{ validate: given((value) => (value.trim() ? phoneProblem(value) : null)) }}
          />
        </Box>
        <TextField
          control={control}
          name="message"
          label={texts.message}
          required
          multiline
          maxLength={2000}
          rules={{ required: texts.messageMissing }}
        />
        <DataConsent control={control} name="consent" />
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={busy}
          sx={{ alignSelf: { sm: "flex-start" } }}
        >
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
