import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DataConsent } from "../registration/DataConsent.tsx";
import { sends } from "../../../ui/form/submit.ts";
import { contactFields } from "./contact.form.ts";
import { contactTexts as texts } from "./contact.texts.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";

interface ContactFormProps {
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onSubmit: SaveOf<typeof contactFields>;
}

/** Shows the form for a message to the agency. A failure keeps the typed text. */
export function ContactForm({ failure, busy, onSubmit }: ContactFormProps) {
  const { rules } = contactFields;
  const { control, submit } = useFields(contactFields, { record: null, save: onSubmit });
  return (
    <form onSubmit={sends(submit)} noValidate>
      <Stack sx={{ gap: 4 }}>
        <FormFailure failure={failure} />
        <TextField
          control={control}
          name="name"
          label={texts.name}
          required
          maxLength={50}
          autoComplete="name"
          rules={rules.name}
        />
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          <TextField
            control={control}
            name="email"
            label={texts.email}
            type="email"
            required
            autoComplete="email"
            rules={rules.email}
          />
          <PhoneField control={control} name="phone" label={texts.phone} rules={rules.phone} />
        </Box>
        <TextField
          control={control}
          name="message"
          label={texts.message}
          required
          multiline
          maxLength={2000}
          rules={rules.message}
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
