import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import {
  isMinorAt,
  leavesCountry,
  type DocumentsTrip,
  documentsWarnings,
  passportUntil,
} from "@travesia/api/quotes/passenger/travel-documents.rules";
import { type Control, useWatch } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { PassengersForm } from "./passenger.form.ts";
import { accompaniedOptions, passengerTexts, passportHint } from "./passenger.texts.ts";

interface TravelDocumentsFieldsProps {
  readonly control: Control<PassengersForm>;
  readonly index: number;
  readonly trip: DocumentsTrip;
}

const two = {
  display: "grid",
  gap: 4,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;

/**
 * Shows the fields for a traveller's further documents: the passport for a trip abroad, and the accompanying
 * adult of a minor; hidden when none is required.
 */
export function TravelDocumentsFields({ control, index, trip }: TravelDocumentsFieldsProps) {
  const person = useWatch({ control, name: `passengers.${index}` });
  const at = <Name extends string>(name: Name) => `passengers.${index}.${name}` as const;
  const abroad = leavesCountry(trip);
  const minor = isMinorAt(person, trip);
  const { viajaCon } = person;
  const alone = minor && viajaCon !== "" && viajaCon !== "ambos_padres";
  if (!abroad && !minor) return null;
  const named = person.nombre.trim() !== "";
  const warnings = named ? documentsWarnings({ ...person, viajaCon: viajaCon || null }, trip) : [];
  return (
    <>
      <Box sx={two}>
        {abroad && (
          <DayField
            control={control}
            name={at("vencimientoPasaporte")}
            label={passengerTexts.passportEnds}
            hint={passportHint(passportUntil(trip))}
          />
        )}
        {minor && (
          <SelectField
            control={control}
            name={at("viajaCon")}
            label={passengerTexts.accompanied}
            options={accompaniedOptions}
          />
        )}
        {alone && (
          <TextField
            control={control}
            name={at("acompanante")}
            label={passengerTexts.companion}
            maxLength={100}
            autoComplete="off"
          />
        )}
      </Box>
      {alone && abroad && (
        <CheckField control={control} name={at("permisoSalida")} label={passengerTexts.permit} />
      )}
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
    </>
  );
}
