import { use } from "react";
import { type Control, useWatch } from "react-hook-form";
import { noticeOr } from "../../../ui/form/FieldNotice.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { ProviderNameField } from "../../providers/ProviderNameField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { CalculatorFactsContext } from "./calculator.facts.ts";
import type { CalculatorForm } from "./calculator.form.ts";
import { hotelCategories, hotelRooms } from "./calculation.texts.ts";
import { Block, Fields, LumpField } from "./CalculatorParts.tsx";
import { CostField } from "./CostField.tsx";

/** The hotel: nights × the cost of a night, per paying person. */
export function LodgingTab({ control }: { readonly control: Control<CalculatorForm> }) {
  const { notices } = use(CalculatorFactsContext);
  const nights = useWatch({ control, name: "hotel.noches" });
  return (
    <Block title="Hotel" note="La noche se cobra por persona que paga">
      <Fields columns={3}>
        <TextField control={control} name="hotel.nombre" label="Nombre del hotel" maxLength={120} />
        <SelectField control={control} name="hotel.categoria" label="Categoría" options={hotelCategories} />
        <SelectField control={control} name="hotel.acomodacion" label="Acomodación" options={hotelRooms} />
        <TextField
          control={control}
          name="hotel.noches"
          label="Noches"
          type="number"
          rules={{ validate: wholeNumber, max: mostNights }}
          hint={noticeOr(notices["hotel.noches"])}
        />
        <CostField
          control={control}
          name="hotel.costoNoche"
          label="Costo por persona y noche"
          nights={nights}
        />
        <LumpField control={control} name="hotel.costoTotal" />
        <TextField control={control} name="hotel.ubicacion" label="Ubicación" maxLength={120} />
        <ProviderNameField control={control} name="hotel.proveedor" label="Proveedor" />
      </Fields>
      <TextField
        control={control}
        name="hotel.observaciones"
        label="Observaciones del hotel"
        multiline
        maxLength={2000}
      />
    </Block>
  );
}

const wholeNumber = (value: unknown) =>
  value === null ||
  (Number.isInteger(value) && Number(value) >= 0) ||
  "El número de noches debe ser un número entero";
const mostNights = { value: 365, message: "El número de noches no es válido" };
