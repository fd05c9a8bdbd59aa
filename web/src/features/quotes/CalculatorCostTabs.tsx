import Stack from "@mui/material/Stack";
import { type Control, useWatch } from "react-hook-form";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { DayField } from "../../ui/form/DayField.tsx";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import type { CalculatorForm } from "./calculator.form.ts";
import { Block, Fields, LumpField, PartLine } from "./CalculatorParts.tsx";
import { extraKinds, hotelCategories, hotelRooms, mealKinds, ticketKinds } from "./calculation.texts.ts";
import { CostRows } from "./CostRows.tsx";

interface TabProps {
  readonly control: Control<CalculatorForm>;
}

const PER_PERSON = "Costos por persona que paga";
const blankRow = { descripcion: "", costo: null, proveedor: "" };

/** Tickets, transfers and luggage. */
export function TransportTab({ control }: TabProps) {
  const kind = useWatch({ control, name: "tiquetes.tipo" });
  return (
    <Stack sx={{ gap: 7 }}>
      <Block title="Tiquetes" note={PER_PERSON}>
        <Fields columns={3}>
          <SelectField control={control} name="tiquetes.tipo" label="Trayectos" options={ticketKinds} />
          <TextField control={control} name="tiquetes.origen" label="Origen" maxLength={120} />
          <TextField control={control} name="tiquetes.destino" label="Destino" maxLength={120} />
        </Fields>
        {kind !== "sin_tiquetes" && (
          <>
            <Fields columns={4}>
              <DayField control={control} name="tiquetes.fechaIda" label="Fecha de ida" />
              <TextField control={control} name="tiquetes.horaIda" label="Hora de ida" hint="Por ejemplo 06:40" maxLength={20} />
              {kind !== "ida" && <DayField control={control} name="tiquetes.fechaVuelta" label="Fecha de vuelta" />}
              {kind !== "ida" && <TextField control={control} name="tiquetes.horaVuelta" label="Hora de vuelta" maxLength={20} />}
            </Fields>
            <Fields columns={3}>
              <MoneyField control={control} name="tiquetes.costoIda" label="Costo de ida" />
              {kind !== "ida" && <MoneyField control={control} name="tiquetes.costoVuelta" label="Costo de vuelta" />}
              <LumpField control={control} name="tiquetes.costoTotal" />
              <TextField control={control} name="tiquetes.proveedor" label="Aerolínea o transportador" maxLength={120} />
            </Fields>
            <TextField control={control} name="tiquetes.observaciones" label="Observaciones de los tiquetes" multiline maxLength={2000} />
          </>
        )}
      </Block>
      <Block title="Traslados" note={PER_PERSON}>
        <PartLine control={control} name="traslados.aeropuertoHotelIda" label="Aeropuerto – hotel" />
        <PartLine control={control} name="traslados.hotelAeropuertoVuelta" label="Hotel – aeropuerto" />
        <LumpField control={control} name="traslados.costoTotal" />
        <CostRows
          control={control}
          name="traslados.otros"
          title="Otros traslados"
          empty="Sin otros traslados."
          add="Agregar traslado"
          blank={blankRow}
        >
          {(name) => <DescribedCost control={control} name={name} />}
        </CostRows>
      </Block>
      <Block title="Equipaje" note={PER_PERSON}>
        <PartLine control={control} name="equipaje.cabina" label="Equipaje de cabina" />
        <PartLine control={control} name="equipaje.bodega" label="Equipaje de bodega" />
        <PartLine control={control} name="equipaje.equipajeExtra" label="Equipaje extra" />
        <LumpField control={control} name="equipaje.costoTotal" />
      </Block>
    </Stack>
  );
}

/** The hotel: nights × the cost of a night, per paying person. */
export function LodgingTab({ control }: TabProps) {
  return (
    <Block title="Hotel" note="La noche se cobra por persona que paga">
      <Fields columns={3}>
        <TextField control={control} name="hotel.nombre" label="Nombre del hotel" maxLength={120} />
        <SelectField control={control} name="hotel.categoria" label="Categoría" options={hotelCategories} />
        <SelectField control={control} name="hotel.acomodacion" label="Acomodación" options={hotelRooms} />
        <TextField control={control} name="hotel.noches" label="Noches" type="number" rules={{ validate: wholeNumber, max: nights }} />
        <MoneyField control={control} name="hotel.costoNoche" label="Costo por noche" />
        <LumpField control={control} name="hotel.costoTotal" />
        <TextField control={control} name="hotel.ubicacion" label="Ubicación" maxLength={120} />
        <TextField control={control} name="hotel.proveedor" label="Proveedor" maxLength={120} />
      </Fields>
      <TextField control={control} name="hotel.observaciones" label="Observaciones del hotel" multiline maxLength={2000} />
    </Block>
  );
}

const wholeNumber = (value: unknown) =>
  value === null || (Number.isInteger(value) && Number(value) >= 0) || "El número de noches debe ser un número entero";
const nights = { value: 365, message: "El número de noches no es válido" };

/** Meals, insurance, and services that are charged once. */
export function ServicesTab({ control }: TabProps) {
  return (
    <Stack sx={{ gap: 7 }}>
      <Block title="Alimentación" note={PER_PERSON}>
        <Fields columns={3}>
          <SelectField control={control} name="alimentacion.tipo" label="Plan de comidas" options={mealKinds} />
          <MoneyField control={control} name="alimentacion.costoTotal" label="Costo por persona" />
          <TextField control={control} name="alimentacion.proveedor" label="Proveedor" maxLength={120} />
        </Fields>
      </Block>
      <Block title="Seguros" note={PER_PERSON}>
        <PartLine control={control} name="seguros.asistenciaMedica" label="Asistencia médica" kind />
        <PartLine control={control} name="seguros.cancelacion" label="Cancelación" />
        <LumpField control={control} name="seguros.costoTotal" />
        <LumpField control={control} name="asistenciaMedica.costoTotal" />
        <CostRows
          control={control}
          name="seguros.otros"
          title="Otros seguros"
          empty="Sin otros seguros."
          add="Agregar seguro"
          blank={blankRow}
        >
          {(name) => <DescribedCost control={control} name={name} />}
        </CostRows>
      </Block>
      <CostRows
        control={control}
        name="extras"
        title="Servicios adicionales"
        empty="Sin servicios adicionales. Un servicio se cobra una sola vez, sin importar cuántos viajen."
        add="Agregar servicio"
        blank={{ nombre: "", descripcion: "", costo: null, proveedor: "", tipo: "servicio_extra" }}
      >
        {(name) => (
          <Fields columns={4}>
            <TextField control={control} name={`${name}.nombre`} label="Nombre" maxLength={120} />
            <SelectField control={control} name={`${name}.tipo`} label="Clase" options={extraKinds} />
            <MoneyField control={control} name={`${name}.costo`} label="Costo" />
            <TextField control={control} name={`${name}.proveedor`} label="Proveedor" maxLength={120} />
          </Fields>
        )}
      </CostRows>
    </Stack>
  );
}

/** Excursions and activities, each per paying person. */
export function ActivitiesTab({ control }: TabProps) {
  return (
    <Stack sx={{ gap: 7 }}>
      <CostRows
        control={control}
        name="excursiones"
        title="Excursiones"
        empty="Sin excursiones. Cada una se cobra por persona que paga."
        add="Agregar excursión"
        blank={{ nombre: "", descripcion: "", duracion: "", costo: null, proveedor: "", obligatoria: false }}
      >
        {(name) => (
          <Fields columns={4}>
            <TextField control={control} name={`${name}.nombre`} label="Nombre" maxLength={120} />
            <TextField control={control} name={`${name}.duracion`} label="Duración" maxLength={60} />
            <MoneyField control={control} name={`${name}.costo`} label="Costo por persona" />
            <TextField control={control} name={`${name}.proveedor`} label="Proveedor" maxLength={120} />
          </Fields>
        )}
      </CostRows>
      <Block title="Actividades adicionales" note={PER_PERSON}>
        <Fields>
          <CheckField control={control} name="actividadesAdicionales.incluidas" label="Incluidas en el precio" />
          <TextField control={control} name="actividadesAdicionales.detalle" label="Detalle para el cliente" maxLength={500} />
        </Fields>
        <LumpField control={control} name="actividadesAdicionales.costoPorPersona" />
        <CostRows
          control={control}
          name="actividadesAdicionales.actividades"
          title="Actividades"
          empty="Sin actividades."
          add="Agregar actividad"
          blank={blankRow}
        >
          {(name) => <DescribedCost control={control} name={name} />}
        </CostRows>
      </Block>
    </Stack>
  );
}

type RowName = `${"traslados.otros" | "seguros.otros" | "actividadesAdicionales.actividades"}.${number}`;

function DescribedCost({ control, name }: TabProps & { readonly name: RowName }) {
  return (
    <Fields columns={3}>
      <TextField control={control} name={`${name}.descripcion`} label="Descripción" maxLength={200} />
      <MoneyField control={control} name={`${name}.costo`} label="Costo por persona" />
      <TextField control={control} name={`${name}.proveedor`} label="Proveedor" maxLength={120} />
    </Fields>
  );
}
