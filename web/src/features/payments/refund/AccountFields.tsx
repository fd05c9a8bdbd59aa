import Stack from "@mui/material/Stack";
import { documentLabels } from "@travesia/api/colombia/documents";
import type { Control } from "react-hook-form";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { accountFields } from "./refund.form.ts";
import { accountKinds } from "./refund.texts.ts";

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const side = { gap: 4, "& > *": { flex: 1 } } as const;

/** Shows the fields of the account that receives a refund. */
export function AccountFields({ control }: { readonly control: Control<never> }) {
  const { rules } = accountFields;
  const named = control as unknown as Control<Record<string, unknown>>;
  return (
    <>
      <Stack direction={{ xs: "column", sm: "row" }} sx={side}>
        <SelectField control={named} name="kind" label="Tipo de cuenta" options={optionsOf(accountKinds)} />
        <TextField control={named} name="bank" label="Banco" maxLength={100} rules={rules.bank} />
      </Stack>
      <TextField
        control={named}
        name="number"
        label="Número de cuenta, celular o llave"
        required
        maxLength={80}
        rules={rules.number}
      />
      <TextField
        control={named}
        name="holder"
        label="Titular de la cuenta"
        required
        maxLength={100}
        rules={rules.holder}
      />
      <Stack direction={{ xs: "column", sm: "row" }} sx={side}>
        <SelectField
          control={named}
          name="documentType"
          label="Documento del titular"
          options={optionsOf(documentLabels)}
        />
        <TextField
          control={named}
          name="document"
          label="Número de documento"
          required
          maxLength={20}
          rules={rules.document}
        />
      </Stack>
    </>
  );
}
