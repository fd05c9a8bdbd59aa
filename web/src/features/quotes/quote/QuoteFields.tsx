import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type Control, useWatch } from "react-hook-form";
import { DayField } from "../../../ui/form/DayField.tsx";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { quoteFields, type QuoteForm } from "./quote.form.ts";
import { hotelKinds, priorities, roomKinds, quoteTripTypes } from "./quote.texts.ts";

interface QuoteFieldsProps {
  readonly control: Control<QuoteForm>;
  /** First departure date that may be selected. */
  readonly from?: string;
  /** True when only contact data and notes may be edited. */
  readonly contactOnly?: boolean;
}

const { rules } = quoteFields;
const two = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;
const three = { display: "grid", gap: 4, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } as const;

/** Shows the form fields of a quote: the client, the trip, the travellers and their preferences. */
export function QuoteFields({ control, from, contactOnly = false }: QuoteFieldsProps) {
  const [departure, menores, infantes] = useWatch({ control, name: ["fechaIda", "menores", "infantes"] });
  const locked = { control, disabled: contactOnly };
  return (
    <>
      <Typography variant="subtitle2" component="h2">
        Cliente
      </Typography>
      <Box sx={two}>
        <TextField
          control={control}
          name="emailCliente"
          label="Correo"
          type="email"
          rules={rules.emailCliente}
          hint="Sin él basta un celular; la cotización se envía cuando lo tengas"
          autoComplete="off"
        />
        <PhoneField
          control={control}
          name="telefonoCliente"
          label="Teléfono"
          required
          rules={rules.telefonoCliente}
        />
      </Box>
      <TextField
        control={control}
        name="nombreCliente"
        label="Nombre"
        required
        maxLength={120}
        rules={rules.nombreCliente}
        autoComplete="off"
      />
      <Typography variant="subtitle2" component="h2">
        Viaje
      </Typography>
      <Box sx={two}>
        <TextField {...locked} name="origen" label="Origen" maxLength={120} />
        <TextField
          {...locked}
          name="destino"
          label="Destino"
          required
          maxLength={120}
          rules={rules.destino}
        />
        <DayField
          {...locked}
          name="fechaIda"
          label="Fecha de ida"
          required
          min={from}
          rules={rules.fechaIda}
        />
        <DayField
          {...locked}
          name="fechaRegreso"
          label="Fecha de regreso"
          min={departure || from}
          rules={rules.fechaRegreso}
        />
      </Box>
      <Box sx={three}>
        <TextField {...locked} name="adultos" label="Adultos" type="number" rules={rules.adultos} />
        <TextField {...locked} name="menores" label="Menores" type="number" />
        <TextField {...locked} name="infantes" label="Infantes" type="number" />
      </Box>
      {Boolean(menores) && (
        <TextField
          {...locked}
          name="edadesMenores"
          label="Edades de los menores"
          hint="Años, separados por comas: 5, 9"
          rules={rules.edadesMenores}
        />
      )}
      {Boolean(infantes) && (
        <TextField
          {...locked}
          name="edadesInfantes"
          label="Meses de los infantes"
          hint="Meses, separados por comas: 8, 20"
          rules={rules.edadesInfantes}
        />
      )}
      <Box sx={two}>
        <SelectField {...locked} name="tripType" label="Tipo de viaje" options={quoteTripTypes} />
        <SelectField {...locked} name="acomodacion" label="Acomodación" options={roomKinds} />
        <SelectField {...locked} name="tipoHotel" label="Hotel" options={hotelKinds} />
        <SelectField {...locked} name="priority" label="Prioridad" options={priorities} />
      </Box>
      <TextField {...locked} name="alimentacion" label="Alimentación" maxLength={500} />
      <TextField
        control={control}
        name="observaciones"
        label="Observaciones"
        multiline
        maxLength={5000}
        hint="El cliente las lee en la cotización como lo que pidió"
      />
    </>
  );
}
