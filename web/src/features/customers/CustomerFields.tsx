import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { type Control, useWatch } from "react-hook-form";
import { DayField } from "../../ui/form/DayField.tsx";
import { PhoneField } from "../../ui/form/PhoneField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { customerFields, type CustomerForm } from "./customer.form.ts";
import { documentOptions, kindOptions } from "./customer.texts.ts";
import { NearlyKnownCustomer } from "./NearlyKnownCustomer.tsx";

const { rules } = customerFields;
const two = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;

interface CustomerFieldsProps {
  readonly control: Control<CustomerForm>;
  /** True for a new customer: a similar name then causes a notice. */
  readonly isNew: boolean;
}

/** Shows all form fields of a customer. */
export function CustomerFields({ control, isNew }: CustomerFieldsProps) {
  const name = useWatch({ control, name: "name" });
  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={two}>
        <TextField
          control={control}
          name="name"
          label="Nombre"
          required
          maxLength={200}
          hint={isNew && <NearlyKnownCustomer name={name} />}
          rules={rules.name}
        />
        <SelectField control={control} name="kind" label="Tipo" options={kindOptions} />
        <TextField control={control} name="email" label="Correo" type="email" rules={rules.email} />
        <PhoneField control={control} name="telefono" label="Teléfono" rules={rules.telefono} />
        <SelectField
          control={control}
          name="tipoDocumento"
          label="Tipo de documento"
          options={documentOptions}
        />
        <TextField
          control={control}
          name="documentoIdentidad"
          label="Documento"
          maxLength={30}
          rules={rules.documentoIdentidad}
        />
        <DayField control={control} name="fechaNacimiento" label="Fecha de nacimiento" />
        <TextField control={control} name="ciudad" label="Ciudad" maxLength={100} />
      </Box>
      <TextField control={control} name="direccion" label="Dirección" maxLength={200} />
    </Stack>
  );
}
