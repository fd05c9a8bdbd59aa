import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Control, useWatch } from "react-hook-form";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { brandNames, brandOf, type CardBrand, spacedExpiry, spacedNumber } from "./card-number.ts";
import { cardTexts as texts } from "./card.texts.ts";
import { DigitsField } from "./DigitsField.tsx";
import { PaymentMark } from "./PaymentMark.tsx";
import type { PayForm } from "./pay.form.ts";

const months = [1, 2, 3, 6, 9, 12, 18, 24, 36].map((value) => ({
  value,
  label: value === 1 ? "1 cuota" : `${value} cuotas`,
}));

const brands = Object.keys(brandNames) as readonly CardBrand[];

/** Shows the brands and the fields of the card, whose values are sent only to the payment provider. */
export function CardFields({ control }: { readonly control: Control<PayForm> }) {
  const brand = brandOf(useWatch({ control, name: "cardNumber" }));
  return (
    <>
      <Stack direction="row" role="group" aria-label={texts.brands} sx={{ gap: 2 }}>
        {brands.map((mark) => (
          <PaymentMark key={mark} mark={mark} faint={brand !== null && brand !== mark} />
        ))}
      </Stack>
      <DigitsField
        control={control}
        name="cardNumber"
        label="Número de la tarjeta"
        autoComplete="cc-number"
        placeholder="1234 5678 9012 3456"
        hint={brand && brandNames[brand]}
        shape={spacedNumber}
      />
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: "1fr 1fr" }}>
        <DigitsField
          control={control}
          name="cardExpiry"
          label="Vencimiento"
          autoComplete="cc-exp"
          placeholder="MM/AA"
          shape={spacedExpiry}
        />
        <DigitsField
          control={control}
          name="cardCvc"
          label="Código (CVC)"
          autoComplete="cc-csc"
          placeholder={brand === "amex" ? "1234" : "123"}
          shape={(typed) => typed.replace(/\D/g, "").slice(0, 4)}
        />
      </Box>
      <TextField
        control={control}
        name="cardHolder"
        label="Nombre como aparece en la tarjeta"
        autoComplete="cc-name"
        maxLength={60}
      />
      <SelectField control={control} name="cuotas" label="Cuotas" options={months} />
      <Typography variant="body2" color="textSecondary">
        {texts.cardPromise}
      </Typography>
    </>
  );
}
