import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import { nameProblem } from "@travesia/api/colombia/names";
import { phoneProblem } from "@travesia/api/colombia/phones";
import { HELD_HOURS } from "@travesia/api/raffle/raffle.rules";
import type { UseFormReturn } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Money } from "../../../ui/Money.tsx";
import { type Submit, sends } from "../../../ui/form/submit.ts";
import { PaymentCode } from "./PaymentCode.tsx";
import type { RaffleCardFragment } from "./raffle.generated.ts";
import { numbersText, raffleTexts as texts } from "./raffle.texts.ts";

/** Who takes the numbers. */
export interface SelectionFormValues {
  name: string;
  phone: string;
  aceptaTratamiento: boolean;
}

interface SelectionFormProps {
  /** Null when the raffle of the selection is open no more: then nothing can be sent. */
  readonly raffle: RaffleCardFragment | null;
  readonly values: readonly string[];
  readonly failure: string | null;
  readonly form: UseFormReturn<SelectionFormValues>;
  readonly busy: boolean;
  readonly onRemove: (value: string) => void;
  readonly onSubmit: Submit;
  readonly onBack: () => void;
}

const validate = (problem: (value: string) => string | null) => ({
  required: problem("") ?? true,
  validate: (value: unknown) => problem(String(value ?? "")) ?? true,
});

/** The chosen numbers, the person and the payment's code, on one page made for a phone. */
export function SelectionForm({
  raffle,
  values,
  failure,
  form,
  busy,
  onRemove,
  onSubmit,
  onBack,
}: SelectionFormProps) {
  const { control } = form;
  const consent = { validate: (value: unknown) => value === true || texts.consentMissing };
  return (
    <Box component="form" noValidate onSubmit={sends(onSubmit)} sx={{ maxWidth: 920, mx: "auto" }}>
      <Typography variant="h3" component="h1" sx={{ mb: 5 }}>
        {texts.form}
      </Typography>
      <Box
        sx={{
          display: "grid",
          gap: 5,
          gridTemplateColumns: { xs: "1fr", md: "3fr 2fr" },
          alignItems: "start",
        }}
      >
        <Card sx={{ p: { xs: 4, md: 6 } }}>
          <Stack sx={{ gap: 4 }}>
            {failure && <Alert severity="error">{failure}</Alert>}
            <div>
              <Typography variant="caption" color="textSecondary">
                {raffle?.title}
              </Typography>
              <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", mt: 1 }}>
                {values.map((value) => (
                  <Chip
                    key={value}
                    label={value}
                    color="primary"
                    variant="outlined"
                    disabled={busy}
                    onDelete={() => onRemove(value)}
                    aria-label={`Quitar el ${value}`}
                    sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600 }}
                  />
                ))}
              </Stack>
              {raffle && (
                <Typography sx={{ mt: 3 }}>
                  {numbersText(values.length)} por <Money amount={values.length * raffle.price} strong />
                </Typography>
              )}
            </div>
            <TextField
              control={control}
              name="name"
              label="Nombre"
              required
              autoComplete="name"
              maxLength={50}
              rules={validate(nameProblem)}
            />
            <PhoneField
              control={control}
              name="phone"
              label="Teléfono"
              required
              rules={validate(phoneProblem)}
            />
            <CheckField
              control={control}
              name="aceptaTratamiento"
              label={consentTexts.raffle.text}
              rules={consent}
            />
            <Stack direction="row" sx={{ gap: 3, justifyContent: "space-between", flexWrap: "wrap" }}>
              <Button color="inherit" disabled={busy} onClick={onBack}>
                {texts.back}
              </Button>
              <Button type="submit" variant="contained" color="secondary" loading={busy} disabled={!raffle}>
                {texts.submit}
              </Button>
            </Stack>
          </Stack>
        </Card>
        {raffle && (
          <PaymentCode
            text={raffle.paymentText}
            amount={values.length * raffle.price}
            hint={`Apartamos tus números durante ${HELD_HOURS} horas mientras los pagas.`}
          />
        )}
      </Box>
    </Box>
  );
}
