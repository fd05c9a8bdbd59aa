import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { DocumentsTrip } from "@travesia/api/quotes/passenger/travel-documents.rules";
import { useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { DayField } from "../../../ui/form/DayField.tsx";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ReadDocument } from "./reading/ReadDocument.tsx";
import { TravelDocumentsFields } from "./TravelDocumentsFields.tsx";
import { documentTypeAt, type FixedFields, type PassengersForm } from "./passenger.form.ts";
import { countries, documentTypes, passengerTexts, passengerTitle } from "./passenger.texts.ts";

interface PassengerBlockProps {
  readonly form: UseFormReturn<PassengersForm>;
  readonly index: number;
  /** Latest allowed birth date. */
  readonly today: string;
  /** Trip that determines the required documents. */
  readonly trip: DocumentsTrip;
  /** Names of the fields that the contract fixes. */
  readonly fixed?: FixedFields[number] | undefined;
}

const two = {
  display: "grid",
  gap: 4,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;

/**
 * Shows the data fields of one traveller; the lead traveller's are mandatory, the others' can be added later.
 * The birth date preselects the document type until the user selects one.
 */
export function PassengerBlock({ form, index, today, trip, fixed = [] }: PassengerBlockProps) {
  const { control, setValue } = form;
  const [titular, type, birth] = useWatch({
    control,
    name: [
      `passengers.${index}.titular`,
      `passengers.${index}.tipoDocumento`,
      `passengers.${index}.fechaNacimiento`,
    ],
  });
  const chosen = useRef(false);
  const propose = (day: string) => {
    if (chosen.current || type !== documentTypeAt(birth, today)) return;
    setValue(`passengers.${index}.tipoDocumento`, documentTypeAt(day, today), { shouldDirty: true });
  };
  const title = titular ? passengerTexts.holder : passengerTitle(index + 1);
  const at = <Name extends string>(name: Name) => `passengers.${index}.${name}` as const;
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 4, md: 6 } }}>
      <Stack sx={{ gap: 4 }}>
        <div>
          <Typography variant="h5" component="h2">
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {titular ? passengerTexts.holderNote : passengerTexts.otherNote}
          </Typography>
        </div>
        <ReadDocument
          form={form}
          index={index}
          fixed={fixed}
          today={today}
          departure={trip.fechaIda}
          onType={() => (chosen.current = true)}
        />
        <Box sx={two}>
          <TextField
            control={control}
            name={at("nombre")}
            label="Nombres"
            disabled={fixed.includes("nombre")}
            hint={fixed.includes("nombre") && passengerTexts.namedInContract}
            maxLength={50}
            autoComplete={titular ? "given-name" : "off"}
          />
          <TextField
            control={control}
            name={at("apellido")}
            label="Apellidos"
            disabled={fixed.includes("apellido")}
            maxLength={50}
            autoComplete={titular ? "family-name" : "off"}
          />
          <SelectField
            control={control}
            name={at("tipoDocumento")}
            label="Tipo de documento"
            options={documentTypes}
            disabled={fixed.includes("tipoDocumento")}
            rules={{ onChange: () => (chosen.current = true) }}
          />
          {type !== "ms" && (
            <TextField
              control={control}
              name={at("documentoIdentidad")}
              label="Número de documento"
              disabled={fixed.includes("documentoIdentidad")}
              maxLength={20}
              autoComplete="off"
            />
          )}
          <DayField
            control={control}
            name={at("fechaNacimiento")}
            label="Fecha de nacimiento"
            max={today}
            rules={{ onChange: ({ target }: { target: { value: string } }) => propose(target.value) }}
          />
        </Box>
        <TravelDocumentsFields control={control} index={index} trip={trip} />
        {titular && (
          <Box sx={two}>
            <TextField
              control={control}
              name={at("email")}
              label="Correo"
              type="email"
              autoComplete="email"
            />
            <PhoneField control={control} name={at("telefono")} label="Teléfono" />
            <TextField
              control={control}
              name={at("direccion")}
              label="Dirección"
              maxLength={200}
              autoComplete="street-address"
            />
            <TextField
              control={control}
              name={at("ciudad")}
              label="Ciudad"
              maxLength={100}
              autoComplete="address-level2"
            />
            <SelectField control={control} name={at("pais")} label="País" options={countries} />
          </Box>
        )}
      </Stack>
    </Card>
  );
}
