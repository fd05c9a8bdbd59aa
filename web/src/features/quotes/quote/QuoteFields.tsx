import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type Control, useFormState, useWatch } from "react-hook-form";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FoldedFields } from "../../../ui/form/FoldedFields.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { QuoteClientFields } from "./QuoteClient.tsx";
import { quoteFields, type QuoteForm } from "./quote.form.ts";
import { hotelKinds, labelIn, roomKinds, quoteTripTypes } from "./quote.texts.ts";

interface QuoteTripFieldsProps {
  readonly control: Control<QuoteForm>;
  /** First departure date that may be selected. */
  readonly from?: string;
  /** True when only the note may be edited. */
  readonly noteOnly?: boolean;
}

const { rules } = quoteFields;
const two = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;
const three = { display: "grid", gap: 4, gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } as const;
const wishes = ["origen", "tripType", "acomodacion", "tipoHotel", "alimentacion"] as const;

/** Shows the form fields of a quote's trip: place, days, travellers and note; preferences are folded. */
export function QuoteTripFields({ control, from, noteOnly = false }: QuoteTripFieldsProps) {
  const [departure, menores, infantes] = useWatch({ control, name: ["fechaIda", "menores", "infantes"] });
  const [origen, tripType, acomodacion, tipoHotel, alimentacion] = useWatch({ control, name: wishes });
  const { errors } = useFormState({ control, name: wishes });
  const locked = { control, disabled: noteOnly };
  const chosen = [
    origen && `desde ${origen}`,
    tripType && labelIn(quoteTripTypes, tripType),
    acomodacion && labelIn(roomKinds, acomodacion),
    tipoHotel && labelIn(hotelKinds, tipoHotel),
    alimentacion,
  ];
  return (
    <>
      <TextField {...locked} name="destino" label="Destino" required maxLength={120} rules={rules.destino} />
      <Box sx={two}>
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
      <FoldedFields
        title="Más"
        summary={chosen.filter(Boolean).join(" · ") || "origen, alojamiento y alimentación"}
        open="Ver"
        shown={wishes.some((field) => errors[field])}
      >
        <TextField {...locked} name="origen" label="Origen" maxLength={120} />
        <SelectField {...locked} name="tripType" label="Tipo de viaje" options={quoteTripTypes} />
        <SelectField {...locked} name="acomodacion" label="Acomodación" options={roomKinds} />
        <SelectField {...locked} name="tipoHotel" label="Hotel" options={hotelKinds} />
        <TextField {...locked} name="alimentacion" label="Alimentación" maxLength={500} />
      </FoldedFields>
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

interface QuoteFieldsProps {
  readonly control: Control<QuoteForm>;
  /** True when only contact data and notes may be edited. */
  readonly contactOnly?: boolean;
}

/** Shows the form fields of a quote that is edited: the client, then the trip. */
export function QuoteFields({ control, contactOnly = false }: QuoteFieldsProps) {
  return (
    <>
      <Typography variant="subtitle2" component="h2">
        Cliente
      </Typography>
      <QuoteClientFields control={control} />
      <Typography variant="subtitle2" component="h2">
        Viaje
      </Typography>
      <QuoteTripFields control={control} noteOnly={contactOnly} />
    </>
  );
}
