import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { nitCheckDigit } from "@travesia/api/colombia/documents";
import type { ReactNode } from "react";
import { type Control, useWatch } from "react-hook-form";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { ContactsField } from "./ContactsField.tsx";
import { NearlyKnownProvider } from "./NearlyKnownProvider.tsx";
import { providerFields, type ProviderForm } from "./provider.form.ts";
import { accountKindOptions, mandateOptions, regimeOptions } from "./provider.texts.ts";

const { rules } = providerFields;

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack component="section" sx={{ gap: 3 }}>
    <Typography variant="h6" component="h3">
      {title}
    </Typography>
    {children}
  </Stack>
);

const Pair = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>{children}</Box>
);

/** Returns the hint with the check digit that is missing from the entered NIT. */
function nitHint(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  return /^\d{8,9}$/.test(digits) && !typed.includes("-")
    ? `Su dígito de verificación es ${nitCheckDigit(digits)}`
    : "Con su dígito de verificación";
}

interface ProviderFieldsProps {
  readonly control: Control<ProviderForm>;
  /** True for a new record: a similar name then causes a notice. */
  readonly isNew: boolean;
}

/** Shows all form fields of a provider. */
export function ProviderFields({ control, isNew }: ProviderFieldsProps) {
  const [nit, name] = useWatch({ control, name: ["nit", "name"] });
  return (
    <Stack sx={{ gap: 5 }}>
      <Pair>
        <TextField
          control={control}
          name="name"
          label="Nombre"
          required
          maxLength={200}
          hint={isNew && <NearlyKnownProvider name={name} />}
          rules={rules.name}
        />
        <TextField control={control} name="nit" label="NIT" hint={nitHint(nit)} rules={rules.nit} />
      </Pair>
      <Pair>
        <SelectField control={control} name="mandate" label="Vende" options={mandateOptions} />
        <TextField control={control} name="city" label="Ciudad" maxLength={100} />
      </Pair>
      <Part title="Contactos">
        <ContactsField control={control} />
      </Part>
      <Part title="Condiciones de pago">
        <TextField
          control={control}
          name="paymentDays"
          type="number"
          label="Plazo en días"
          hint="Escribe 0 si es de contado. Déjalo vacío si aún no lo acuerdan."
          rules={rules.paymentDays}
        />
        <TextField
          control={control}
          name="paymentTerms"
          label="Otras condiciones"
          multiline
          maxLength={2000}
        />
      </Part>
      <Part title="Cuenta para pagarle">
        <Pair>
          <TextField control={control} name="bank" label="Banco" maxLength={100} rules={rules.bank} />
          <SelectField
            control={control}
            name="accountKind"
            label="Tipo de cuenta"
            options={accountKindOptions}
            rules={rules.accountKind}
          />
          <TextField
            control={control}
            name="accountNumber"
            label="Número de cuenta"
            hint="Un cambio se advierte durante tres días a quien paga"
            maxLength={30}
            rules={rules.accountNumber}
          />
          <TextField
            control={control}
            name="accountHolder"
            label="Titular"
            hint="Si no es el mismo proveedor"
            maxLength={100}
          />
          <TextField
            control={control}
            name="accountHolderDocument"
            label="Documento del titular"
            maxLength={20}
          />
        </Pair>
      </Part>
      <Part title="Datos tributarios">
        <SelectField control={control} name="taxRegime" label="Régimen tributario" options={regimeOptions} />
        <Stack>
          <CheckField control={control} name="chargesVat" label="Responsable de IVA" />
          <CheckField control={control} name="selfWithholding" label="Autorretenedor" />
          <CheckField control={control} name="largeTaxpayer" label="Gran contribuyente" />
        </Stack>
      </Part>
      <TextField control={control} name="notes" label="Notas" multiline maxLength={2000} />
    </Stack>
  );
}
