import Stack from "@mui/material/Stack";
import { type Control, useWatch } from "react-hook-form";
import { SelectField } from "../../../../ui/form/SelectField.tsx";
import { ProviderNameField } from "../../../providers/ProviderNameField.tsx";
import { blankShare, type CalculatorForm } from "../calculator.form.ts";
import { PER_PERSON, extraKinds, mealKinds } from "../calculation.texts.ts";
import { Block, Fields, LumpField, PartLine } from "./CalculatorParts.tsx";
import { OptionalField } from "./OptionalField.tsx";
import { CostField } from "./CostField.tsx";
import { KnownServiceField } from "./KnownServiceField.tsx";
import { CostRows } from "./CostRows.tsx";
import { blankRow, DescribedCost } from "./DescribedCost.tsx";

/** Shows the fields of meals, insurance, and services charged once. */
export function ServicesTab({ control }: { readonly control: Control<CalculatorForm> }) {
  return (
    <Stack sx={{ gap: 7 }}>
      <Block title="Alimentación" note={PER_PERSON}>
        <Fields columns={3} costs>
          <SelectField
            control={control}
            name="alimentacion.tipo"
            label="Plan de comidas"
            options={mealKinds}
          />
          <CostField control={control} name="alimentacion.costoTotal" label="Costo por persona" />
          <ProviderNameField control={control} name="alimentacion.proveedor" label="Proveedor" />
        </Fields>
      </Block>
      <Block title="Seguros" note={PER_PERSON}>
        <PartLine
          control={control}
          name="seguros.asistenciaMedica"
          label="Asistencia médica"
          plan={
            <KnownServiceField
              control={control}
              kind="seguro"
              place="seguros.asistenciaMedica"
              label="Plan"
              maxLength={100}
            />
          }
        />
        <PartLine control={control} name="seguros.cancelacion" label="Cancelación" />
        <LumpField control={control} name="seguros.costoTotal" />
        <LumpField control={control} name="asistenciaMedica.costoTotal" />
        <CostRows
          control={control}
          name="seguros.otros"
          title="Otros seguros"
          empty="Sin otros seguros."
          add="Agregar seguro"
          blank={{ ...blankRow, opcional: false }}
        >
          {(name) => <FurtherInsurance control={control} name={name} />}
        </CostRows>
      </Block>
      <CostRows
        control={control}
        name="extras"
        title="Servicios adicionales"
        empty="Sin servicios adicionales. Un servicio se cobra una sola vez, sin importar cuántos viajen."
        add="Agregar servicio"
        blank={{
          nombre: "",
          descripcion: "",
          costo: null,
          cobro: blankShare,
          proveedor: "",
          tipo: "servicio_extra",
          opcional: false,
        }}
      >
        {(name) => (
          <Fields columns={4} costs>
            <ExtraName control={control} name={name} />
            <SelectField control={control} name={`${name}.tipo`} label="Clase" options={extraKinds} />
            <ExtraCost control={control} name={name} />
            <ProviderNameField control={control} name={`${name}.proveedor`} label="Proveedor" />
            <OptionalField control={control} name={`${name}.opcional`} />
          </Fields>
        )}
      </CostRows>
    </Stack>
  );
}

function FurtherInsurance({
  control,
  name,
}: {
  readonly control: Control<CalculatorForm>;
  readonly name: `seguros.otros.${number}`;
}) {
  const optional = useWatch({ control, name: `${name}.opcional` });
  return (
    <>
      <DescribedCost control={control} name={name} counts={!optional} />
      <OptionalField control={control} name={`${name}.opcional`} />
    </>
  );
}

function ExtraName({
  control,
  name,
}: {
  readonly control: Control<CalculatorForm>;
  readonly name: `extras.${number}`;
}) {
  const once = useWatch({ control, name: `${name}.tipo` }) === "servicio_extra";
  return (
    <KnownServiceField
      control={control}
      kind="operador"
      place={name}
      label="Nombre"
      maxLength={120}
      once={once}
    />
  );
}

function ExtraCost({
  control,
  name,
}: {
  readonly control: Control<CalculatorForm>;
  readonly name: `extras.${number}`;
}) {
  const [kind, optional] = useWatch({ control, name: [`${name}.tipo`, `${name}.opcional`] });
  const once = kind === "servicio_extra";
  return <CostField control={control} name={`${name}.costo`} label="Costo" once={once} counts={!optional} />;
}
