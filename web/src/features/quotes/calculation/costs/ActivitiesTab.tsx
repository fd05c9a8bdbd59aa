import Stack from "@mui/material/Stack";
import { use } from "react";
import { type Control, useWatch } from "react-hook-form";
import { CheckField } from "../../../../ui/form/CheckField.tsx";
import { noticeOr } from "../../../../ui/form/FieldNotice.tsx";
import { ProviderNameField } from "../../../providers/ProviderNameField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { CalculatorFactsContext } from "../calculator.facts.ts";
import { blankShare, type CalculatorForm } from "../calculator.form.ts";
import { PER_PERSON } from "../calculation.texts.ts";
import { Block, Fields, LumpField } from "./CalculatorParts.tsx";
import { OptionalField } from "./OptionalField.tsx";
import { CostField } from "./CostField.tsx";
import { KnownServiceField } from "./KnownServiceField.tsx";
import { CostRows } from "./CostRows.tsx";
import { blankRow, DescribedCost } from "./DescribedCost.tsx";

/** Shows the fields of excursions and activities, each priced per paying person. */
export function ActivitiesTab({ control }: { readonly control: Control<CalculatorForm> }) {
  const { notices } = use(CalculatorFactsContext);
  const included = useWatch({ control, name: "actividadesAdicionales.incluidas" });
  return (
    <Stack sx={{ gap: 7 }}>
      <CostRows
        control={control}
        name="excursiones"
        title="Excursiones"
        empty="Sin excursiones. Cada una se cobra por persona que paga."
        add="Agregar excursión"
        blank={{
          nombre: "",
          descripcion: "",
          duracion: "",
          costo: null,
          cobro: blankShare,
          proveedor: "",
          obligatoria: false,
          opcional: false,
        }}
      >
        {(name) => (
          <Fields columns={4} costs>
            <KnownServiceField
              control={control}
              kind="operador"
              place={name}
              label="Nombre"
              maxLength={120}
            />
            <TextField control={control} name={`${name}.duracion`} label="Duración" maxLength={60} />
            <ExcursionCost control={control} name={name} />
            <ProviderNameField control={control} name={`${name}.proveedor`} label="Proveedor" />
            <OptionalField control={control} name={`${name}.opcional`} />
          </Fields>
        )}
      </CostRows>
      <Block title="Actividades adicionales" note={PER_PERSON}>
        <Fields>
          <CheckField
            control={control}
            name="actividadesAdicionales.incluidas"
            label="Incluidas en el precio"
            hint={noticeOr(notices["actividadesAdicionales.incluidas"])}
          />
          <TextField
            control={control}
            name="actividadesAdicionales.detalle"
            label="Detalle para el cliente"
            maxLength={500}
          />
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
          {(name) => <DescribedCost control={control} name={name} counts={included} />}
        </CostRows>
      </Block>
    </Stack>
  );
}

function ExcursionCost({
  control,
  name,
}: {
  readonly control: Control<CalculatorForm>;
  readonly name: `excursiones.${number}`;
}) {
  const optional = useWatch({ control, name: `${name}.opcional` });
  return <CostField control={control} name={`${name}.costo`} label="Costo por persona" counts={!optional} />;
}
