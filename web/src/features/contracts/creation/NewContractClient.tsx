import Box from "@mui/material/Box";
import { nationalPhone } from "@travesia/api/colombia/phones";
import type { Control, UseFormSetValue } from "react-hook-form";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FindCustomer, type FoundCustomer } from "../../customers/FindCustomer.tsx";
import { type NewContractForm, newContractFields } from "../contract/contract.form.ts";

/**
 * Shows the choice of the client of a contract without a quote: a customer found by search, or a new
 * customer.
 */
export function NewContractClient({
  control,
  setValue,
}: {
  readonly control: Control<NewContractForm>;
  readonly setValue: UseFormSetValue<NewContractForm>;
}) {
  const onFound = (found: FoundCustomer) => {
    const typed = { shouldDirty: true, shouldValidate: true };
    const { name, email, telefono, documentoIdentidad, tipoDocumento } = found;
    setValue("nombreCliente", name, typed);
    setValue("emailCliente", email ?? "", typed);
    setValue("telefonoCliente", nationalPhone(telefono), typed);
    // Missing data of this customer are not filled from a customer who was chosen before.
    setValue("clienteDocumentoIdentidad", documentoIdentidad ?? "", typed);
    if (tipoDocumento) setValue("clienteTipoDocumento", tipoDocumento, typed);
    setValue("clienteFechaNacimiento", found.fechaNacimiento ?? "", typed);
    setValue("clienteDireccion", found.direccion ?? "", typed);
    setValue("clienteCiudad", found.ciudad ?? "", typed);
  };
  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        pt: 2,
      }}
    >
      <Box sx={{ gridColumn: "1 / -1" }}>
        <FindCustomer onFound={onFound} />
      </Box>
      <TextField
        control={control}
        name="nombreCliente"
        label="Nombre del cliente"
        required
        rules={newContractFields.rules.nombreCliente}
        maxLength={120}
      />
      <TextField
        control={control}
        name="emailCliente"
        label="Correo"
        type="email"
        required
        rules={newContractFields.rules.emailCliente}
        maxLength={254}
      />
      <PhoneField control={control} name="telefonoCliente" label="Teléfono" />
    </Box>
  );
}
