import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Control } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { usePseBankListQuery } from "./card.generated.ts";
import { cardTexts as texts } from "./card.texts.ts";
import type { PayForm } from "./pay.form.ts";

const documents = [
  { value: "CC", label: "Cédula de ciudadanía" },
  { value: "CE", label: "Cédula de extranjería" },
  { value: "NIT", label: "NIT" },
  { value: "PP", label: "Pasaporte" },
  { value: "TI", label: "Tarjeta de identidad" },
];

/** Shows the fields for the bank and its account holder, as PSE requires. */
export function PseFields({ control }: { readonly control: Control<PayForm> }) {
  const { data, error } = usePseBankListQuery({ fetchPolicy: "cache-first" });
  const banks = (data?.pseBanks ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <SelectField
        control={control}
        name="banco"
        label="Banco"
        options={banks}
        hint={error ? texts.providerSilent : undefined}
      />
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        <SelectField control={control} name="tipoDocumento" label="Tipo de documento" options={documents} />
        <TextField control={control} name="documento" label="Número de documento" maxLength={20} />
      </Box>
      <TextField
        control={control}
        name="nombre"
        label="Nombre del titular de la cuenta"
        autoComplete="name"
        maxLength={120}
      />
      <PhoneField control={control} name="telefono" label="Teléfono" />
      <CheckField control={control} name="empresa" label="La cuenta es de una empresa" />
      <Typography variant="body2" color="textSecondary">
        {texts.pseHint}
      </Typography>
    </>
  );
}
