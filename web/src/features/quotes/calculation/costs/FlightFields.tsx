import { spokenDay } from "@travesia/api/colombia/spoken";
import { longestPlace, mostFurther } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import { use } from "react";
import { type Control, useWatch } from "react-hook-form";
import { DayField } from "../../../../ui/form/DayField.tsx";
import { noticeOr } from "../../../../ui/form/FieldNotice.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { ProviderNameField } from "../../../providers/ProviderNameField.tsx";
import { CalculatorFactsContext } from "../calculator.facts.ts";
import { blankFlight, type CalculatorForm } from "../calculator.form.ts";
import { Fields } from "./CalculatorParts.tsx";
import { AirlineField } from "./AirlineField.tsx";
import { CostField } from "./CostField.tsx";
import { CostRows } from "./CostRows.tsx";

interface FlightTimesProps {
  readonly control: Control<CalculatorForm>;
  readonly way: "Ida" | "Vuelta";
}

/**
 * Shows the fields for the departure, arrival and flight number of the first flight or of its return flight.
 */
export function FlightTimes({ control, way }: FlightTimesProps) {
  const { notices } = use(CalculatorFactsContext);
  const of = way === "Ida" ? "de ida" : "de vuelta";
  return (
    <Fields columns={4}>
      <DayField
        control={control}
        name={`tiquetes.fecha${way}`}
        label={`Fecha ${of}`}
        hint={noticeOr(notices[`tiquetes.fecha${way}`])}
      />
      <TextField
        control={control}
        name={`tiquetes.hora${way}`}
        label={`Hora ${of}`}
        hint="Por ejemplo 06:40"
        maxLength={20}
      />
      <TextField
        control={control}
        name={`tiquetes.llegada${way}`}
        label={`Llegada ${of}`}
        hint="Hora local"
        maxLength={20}
      />
      <TextField control={control} name={`tiquetes.vuelo${way}`} label={`Vuelo ${of}`} maxLength={20} />
    </Fields>
  );
}

/** Shows the fields of all flights after the first. */
export function FurtherFlights({ control }: { readonly control: Control<CalculatorForm> }) {
  return (
    <CostRows
      control={control}
      name="tiquetes.tramos"
      title="Vuelo"
      heading="Más vuelos"
      empty="Sin más vuelos. Un tramo sin costo va en la tarifa de otro."
      add="Agregar vuelo"
      most={mostFurther}
      blank={blankFlight}
    >
      {(name) => (
        <Fields columns={4} costs>
          <TextField control={control} name={`${name}.origen`} label="Sale de" maxLength={longestPlace} />
          <TextField control={control} name={`${name}.destino`} label="Llega a" maxLength={longestPlace} />
          <FlightMoment control={control} name={`${name}.salida`} label="Salida" />
          <FlightMoment control={control} name={`${name}.llegada`} label="Llegada" />
          <AirlineField control={control} place={name} label="Aerolínea" />
          <TextField control={control} name={`${name}.vuelo`} label="Número de vuelo" maxLength={20} />
          <TextField control={control} name={`${name}.equipaje`} label="Equipaje" maxLength={longestPlace} />
          <CostField control={control} name={`${name}.costo`} label="Costo por persona" />
          <ProviderNameField control={control} name={`${name}.proveedor`} label="Proveedor" />
        </Fields>
      )}
    </CostRows>
  );
}

/** Shows the field for a departure or arrival in local time; a note below mentions a date without an hour. */
function FlightMoment({
  control,
  name,
  label,
}: {
  readonly control: Control<CalculatorForm>;
  readonly name: `tiquetes.tramos.${number}.${"salida" | "llegada"}`;
  readonly label: string;
}) {
  const moment = useWatch({ control, name });
  const hint = moment.length === 10 ? `El ${spokenDay(moment)}, sin hora` : "Hora local";
  return <TextField control={control} name={name} label={label} type="datetime-local" hint={hint} />;
}
