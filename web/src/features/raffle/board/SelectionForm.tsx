import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import { HELD_HOURS } from "@travesia/api/raffle/raffle.rules";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { useSentForm } from "../../../ui/form/useSentForm.ts";
import { Money } from "../../../ui/Money.tsx";
import { PaymentCode } from "./PaymentCode.tsx";
import type { RaffleCardFragment } from "./raffle.generated.ts";
import { numbersText, raffleTexts as texts } from "./raffle.texts.ts";
import { selectionFields } from "./selection.form.ts";

interface SelectionFormProps {
  /** Raffle of the selection; null when it is no longer open, so that nothing can be submitted. */
  readonly raffle: RaffleCardFragment | null;
  readonly values: readonly string[];
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onRemove: (value: string) => void;
  readonly onSubmit: SaveOf<typeof selectionFields>;
  readonly onBack: () => void;
}

/**
 * Shows the selected numbers, the fields for the person, and the payment's QR code, on one page designed for
 * a phone.
 */
export function SelectionForm({
  raffle,
  values,
  failure,
  busy,
  onRemove,
  onSubmit,
  onBack,
}: SelectionFormProps) {
  const { rules } = selectionFields;
  const { control, submit } = useFields(selectionFields, { record: null, save: onSubmit });
  const sent = useSentForm(submit, failure);
  return (
    <Box
      component="form"
      ref={sent.form}
      noValidate
      onSubmit={sent.onSubmit}
      sx={{ maxWidth: 920, mx: "auto" }}
    >
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
            <FormFailure failure={failure} waits={sent.waits} />
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
              rules={rules.name}
            />
            <PhoneField control={control} name="phone" label="Teléfono" required rules={rules.phone} />
            <CheckField
              control={control}
              name="aceptaTratamiento"
              label={consentTexts.raffle.text}
              rules={rules.aceptaTratamiento}
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
