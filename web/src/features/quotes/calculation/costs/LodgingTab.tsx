import Stack from "@mui/material/Stack";
import { longestCharm } from "@travesia/api/providers/library/library.rules";
import { longestPlace, mostFurther } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import { use } from "react";
import { type Control, useWatch } from "react-hook-form";
import { DayField } from "../../../../ui/form/DayField.tsx";
import { noticeOr } from "../../../../ui/form/FieldNotice.tsx";
import { SelectField } from "../../../../ui/form/SelectField.tsx";
import { ProviderNameField } from "../../../providers/ProviderNameField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { CalculatorFactsContext } from "../calculator.facts.ts";
import { blankStay, type CalculatorForm } from "../calculator.form.ts";
import { hotelCategories, hotelRooms } from "../calculation.texts.ts";
import { Block, Fields, LumpField } from "./CalculatorParts.tsx";
import { CostField } from "./CostField.tsx";
import { HotelNameField } from "./HotelNameField.tsx";
import { StayPictures } from "./StayPictures.tsx";
import { CostRows } from "./CostRows.tsx";

/** Shows the fields of the hotels, priced as nights × cost per night, per paying person. */
export function LodgingTab({ control }: { readonly control: Control<CalculatorForm> }) {
  const { notices } = use(CalculatorFactsContext);
  const nights = useWatch({ control, name: "hotel.noches" });
  return (
    <Stack sx={{ gap: 7 }}>
      <Block title="Hotel" note="La noche se cobra por persona que paga, por habitación o por grupo">
        <Fields columns={3} costs>
          <HotelNameField control={control} place="hotel" maxLength={120} />
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
        <CharmField control={control} name="hotel.encanto" />
        <StayPictures control={control} name="hotel.nombre" />
        <TextField
          control={control}
          name="hotel.observaciones"
          label="Observaciones del hotel"
          multiline
          maxLength={2000}
        />
      </Block>
      <FurtherStays control={control} />
    </Stack>
  );
}

/** Shows the fields of all stays after the first. */
function FurtherStays({ control }: { readonly control: Control<CalculatorForm> }) {
  return (
    <CostRows
      control={control}
      name="hotel.estadias"
      title="Hotel"
      heading="Más hoteles"
      empty="Sin más hoteles."
      add="Agregar hotel"
      most={mostFurther}
      blank={blankStay}
    >
      {(name) => (
        <Stack sx={{ gap: 4 }}>
          <Fields columns={4} costs>
            <HotelNameField control={control} place={name} maxLength={longestPlace} />
            <TextField control={control} name={`${name}.ciudad`} label="Ciudad" maxLength={longestPlace} />
            <SelectField
              control={control}
              name={`${name}.categoria`}
              label="Categoría"
              options={hotelCategories}
            />
            <SelectField
              control={control}
              name={`${name}.acomodacion`}
              label="Acomodación"
              options={hotelRooms}
            />
            <DayField control={control} name={`${name}.entrada`} label="Entrada" />
            <TextField
              control={control}
              name={`${name}.noches`}
              label="Noches"
              type="number"
              rules={{ validate: wholeNumber, max: mostNights }}
            />
            <StayCost control={control} name={name} />
            <ProviderNameField control={control} name={`${name}.proveedor`} label="Proveedor" />
          </Fields>
          <CharmField control={control} name={`${name}.encanto`} />
          <StayPictures control={control} name={`${name}.nombre`} />
        </Stack>
      )}
    </CostRows>
  );
}

/** Shows the field for the highlights of a hotel, which later proposals reuse. */
function CharmField({
  control,
  name,
}: {
  readonly control: Control<CalculatorForm>;
  readonly name: "hotel.encanto" | `hotel.estadias.${number}.encanto`;
}) {
  return (
    <TextField
      control={control}
      name={name}
      label="Por qué lo quieren"
      hint="El cliente lo lee junto a las fotos, y queda para las próximas cotizaciones"
      maxLength={longestCharm}
    />
  );
}

function StayCost({
  control,
  name,
}: {
  readonly control: Control<CalculatorForm>;
  readonly name: `hotel.estadias.${number}`;
}) {
  const nights = useWatch({ control, name: `${name}.noches` });
  return (
    <CostField
      control={control}
      name={`${name}.costoNoche`}
      label="Costo por persona y noche"
      nights={nights}
    />
  );
}

const wholeNumber = (value: unknown) =>
  value === null ||
  (Number.isInteger(value) && Number(value) >= 0) ||
  "El número de noches debe ser un número entero";
const mostNights = { value: 365, message: "El número de noches no es válido" };
