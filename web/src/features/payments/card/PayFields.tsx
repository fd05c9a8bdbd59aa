import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { type Control, useController } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { cardTexts as texts } from "./card.texts.ts";
import { CardFields } from "./CardFields.tsx";
import type { Means, PayForm } from "./pay.form.ts";
import { PseFields } from "./PseFields.tsx";

interface PayFieldsProps {
  readonly control: Control<PayForm>;
  /** Maximum amount that may be paid, in COP; null when the viewer may not see it. */
  readonly most: number | null;
  /** The client's e-mail, masked, to which the receipt goes if no other is typed; null without one. */
  readonly knownEmail: string | null;
  /** Addresses of the two documents of the payment provider. */
  readonly documents: { readonly terms: string; readonly personalData: string };
  readonly disabled: boolean;
}

/** Shows the amount, the payment method with its fields, and the documents to accept. */
export function PayFields({ control, most, knownEmail, documents, disabled }: PayFieldsProps) {
  const { field } = useController({ control, name: "medio" });
  return (
    <Stack component="fieldset" disabled={disabled} sx={{ gap: 4, border: 0, p: 0, m: 0, minWidth: 0 }}>
      <MoneyField
        control={control}
        name="monto"
        label="Valor que vas a pagar"
        hint={most === null ? undefined : `Puedes pagar hasta ${formatCop(most)}`}
      />
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-label="Medio de pago"
        value={field.value}
        onChange={(_, means: Means | null) => means && field.onChange(means)}
      >
        {Object.entries(texts.means).map(([means, label]) => (
          <ToggleButton key={means} value={means} sx={{ textTransform: "none", fontWeight: 600 }}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {field.value === "card" && <CardFields control={control} />}
      {field.value === "pse" && <PseFields control={control} />}
      {field.value === "nequi" && (
        <PhoneField control={control} name="celularNequi" label="Celular de Nequi" hint={texts.nequiHint} />
      )}
      <TextField
        control={control}
        name="email"
        type="email"
        label="Correo para el recibo"
        hint={knownEmail ? texts.knownEmail(knownEmail) : undefined}
        autoComplete="email"
        maxLength={120}
      />
      <Accepted control={control} name="terms" label={texts.terms} address={documents.terms} />
      <Accepted
        control={control}
        name="personalData"
        label={texts.personalData}
        address={documents.personalData}
      />
    </Stack>
  );
}

interface AcceptedProps {
  readonly control: Control<PayForm>;
  readonly name: "terms" | "personalData";
  readonly label: string;
  readonly address: string;
}

function Accepted({ control, name, label, address }: AcceptedProps) {
  return (
    <div>
      <CheckField control={control} name={name} label={label} />
      <Typography variant="body2" sx={{ pl: 8 }}>
        <Link href={address} target="_blank" rel="noopener noreferrer" aria-label={`${texts.read}: ${label}`}>
          {texts.read}
        </Link>
      </Typography>
    </div>
  );
}
