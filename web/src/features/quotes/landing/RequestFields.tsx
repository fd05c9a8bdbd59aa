import Box from "@mui/material/Box";
import { type Control, useWatch } from "react-hook-form";
import { DayField } from "../../../ui/form/DayField.tsx";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DataConsent } from "../../accounts/registration/DataConsent.tsx";
import { requestFields, type RequestForm } from "./request.form.ts";

const { rules } = requestFields;
const two = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;
const three = { display: "grid", gap: 4, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } as const;

interface RequestFieldsProps {
  readonly control: Control<RequestForm>;
  /** First day that may be selected. */
  readonly from: string;
}

/** Shows the fields for the requester, the destination, the dates and the travellers. */
export function RequestFields({ control, from }: RequestFieldsProps) {
  const [departure, menores, infantes] = useWatch({ control, name: ["fechaIda", "menores", "infantes"] });
  return (
    <>
      <TextField
        control={control}
        name="nombreCliente"
        label="Nombre completo"
        required
        maxLength={120}
        rules={rules.nombreCliente}
        autoComplete="name"
      />
      <Box sx={two}>
        <TextField
          control={control}
          name="emailCliente"
          label="Correo"
          type="email"
          required
          autoComplete="email"
          rules={rules.emailCliente}
        />
        <PhoneField
          control={control}
          name="telefonoCliente"
          label="Teléfono"
          required
          rules={rules.telefonoCliente}
        />
        <TextField
          control={control}
          name="destino"
          label="Destino"
          required
          maxLength={120}
          rules={rules.destino}
        />
        <TextField control={control} name="origen" label="Ciudad de salida" maxLength={120} />
        <DayField
          control={control}
          name="fechaIda"
          label="Fecha de ida"
          required
          min={from}
          rules={rules.fechaIda}
        />
        <DayField
          control={control}
          name="fechaRegreso"
          label="Fecha de regreso"
          min={departure || from}
          rules={rules.fechaRegreso}
        />
      </Box>
      <Box sx={three}>
        <TextField control={control} name="adultos" label="Adultos" type="number" rules={rules.adultos} />
        <TextField control={control} name="menores" label="Menores" type="number" />
        <TextField control={control} name="infantes" label="Infantes" type="number" />
      </Box>
      {Boolean(menores) && (
        <TextField
          control={control}
          name="edadesMenores"
          label="Edades de los menores"
          hint="Años, separados por comas: 5, 9"
          rules={rules.edadesMenores}
        />
      )}
      {Boolean(infantes) && (
        <TextField
          control={control}
          name="edadesInfantes"
          label="Meses de los infantes"
          hint="Meses, separados por comas: 8, 20"
          rules={rules.edadesInfantes}
        />
      )}
      <TextField
        control={control}
        name="observaciones"
        label="¿Algo más que debamos saber?"
        multiline
        maxLength={5000}
        hint="Fechas flexibles, presupuesto, una celebración, necesidades especiales"
      />
      <DataConsent control={control} name="consent" />
    </>
  );
}
