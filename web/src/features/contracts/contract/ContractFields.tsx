import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { documentKinds } from "@travesia/api/colombia/documents";
import { contractTextNames, contractTexts } from "@travesia/api/contracts/contract/contract-texts.rules";
import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { contractFields, type ContractForm } from "./contract.form.ts";
import { contractTripTypes } from "./contract.texts.ts";

interface FieldsProps {
  readonly control: Control<ContractForm>;
}

/** Shows fields side by side if there is room. */
const Grid = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: "grid",
      gap: 4,
      gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", lg: "repeat(3, 1fr)" },
      pt: 2,
    }}
  >
    {children}
  </Box>
);

const documents = Object.entries(documentKinds).map(([value, { label }]) => ({ value, label }));

/** Shows the fields of the trip and its price; the price is fixed once a payment is verified. */
export const TripFields = ({ control, priceFixed }: FieldsProps & { readonly priceFixed: boolean }) => (
  <Grid>
    <TextField control={control} name="origen" label="Origen" maxLength={120} />
    <TextField control={control} name="destino" label="Destino" required maxLength={120} />
    <SelectField
      control={control}
      name="tripType"
      label="Tipo de viaje"
      options={[{ value: "", label: "Sin definir" }, ...contractTripTypes]}
    />
    <DayField control={control} name="fechaInicioViaje" label="Inicio del viaje" required />
    <DayField control={control} name="fechaFinViaje" label="Fin del viaje" />
    <TextField control={control} name="numeroPasajeros" label="Pasajeros" type="number" required />
    <MoneyField
      control={control}
      name="precioTotal"
      label="Precio total"
      required
      disabled={priceFixed}
      hint={priceFixed ? "Ya hay pagos verificados: el precio no cambia" : undefined}
      rules={{ min: { value: 1, message: "El precio total debe ser mayor a cero" } }}
    />
  </Grid>
);

/** Shows the fields of the lead traveller and the signer. */
export const ClientFields = ({ control }: FieldsProps) => (
  <Grid>
    <TextField control={control} name="pasajeroTitular" label="Pasajero titular" maxLength={120} />
    <TextField control={control} name="documentoTitular" label="Documento del titular" maxLength={60} />
    <DayField control={control} name="clienteFechaNacimiento" label="Fecha de nacimiento" />
    <SelectField
      control={control}
      name="clienteTipoDocumento"
      label="Tipo de documento"
      options={documents}
    />
    <TextField
      control={control}
      name="clienteDocumentoIdentidad"
      label="Número de documento"
      maxLength={30}
    />
    <TextField control={control} name="clienteNacionalidad" label="Nacionalidad" maxLength={60} />
    <TextField control={control} name="clienteDireccion" label="Dirección" maxLength={200} />
    <TextField control={control} name="clienteCiudad" label="Ciudad" maxLength={100} />
    <TextField control={control} name="clientePais" label="País" maxLength={60} />
    <TextField control={control} name="clienteCodigoPostal" label="Código postal" maxLength={20} />
  </Grid>
);

/** Shows the field of the services not included in a contract, as its document lists them. */
export const ExcludedField = ({ control }: FieldsProps) => (
  <Box sx={{ pt: 4 }}>
    <TextField
      control={control}
      name="noIncluye"
      label="Qué no incluye"
      multiline
      rules={contractFields.rules.noIncluye}
      hint="Una línea por servicio. El cliente la lee así en el contrato"
    />
  </Box>
);

/** Shows the fields of the free texts of a contract, other than its clauses. */
export const ConditionFields = ({ control }: FieldsProps) => (
  <Stack sx={{ gap: 4, pt: 2 }}>
    {contractTextNames.map((name) => (
      <TextField
        key={name}
        control={control}
        name={name}
        label={contractTexts[name].title}
        multiline
        maxLength={contractTexts[name].most}
      />
    ))}
  </Stack>
);
