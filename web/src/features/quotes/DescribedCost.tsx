import type { Control } from "react-hook-form";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import type { CalculatorForm } from "./calculator.form.ts";
import { Fields } from "./CalculatorParts.tsx";

/** A row that says nothing yet. */
export const blankRow = { descripcion: "", costo: null, proveedor: "" };

type RowName = `${"traslados.otros" | "seguros.otros" | "actividadesAdicionales.actividades"}.${number}`;

/** What it is, what it costs each who pays, and from whom it comes. */
export function DescribedCost({ control, name }: { readonly control: Control<CalculatorForm>; readonly name: RowName }) {
  return (
    <Fields columns={3}>
      <TextField control={control} name={`${name}.descripcion`} label="Descripción" maxLength={200} />
      <MoneyField control={control} name={`${name}.costo`} label="Costo por persona" />
      <TextField control={control} name={`${name}.proveedor`} label="Proveedor" maxLength={120} />
    </Fields>
  );
}
