import type { Control } from "react-hook-form";
import { ProviderNameField } from "../../../providers/ProviderNameField.tsx";
import { blankShare, type CalculatorForm } from "../calculator.form.ts";
import { Fields } from "./CalculatorParts.tsx";
import { KnownServiceField } from "./KnownServiceField.tsx";
import { CostField } from "./CostField.tsx";

/** Initial values of a row. */
export const blankRow = { descripcion: "", costo: null, cobro: blankShare, proveedor: "" };

type RowName = `${"traslados.otros" | "seguros.otros" | "actividadesAdicionales.actividades"}.${number}`;

interface DescribedCostProps {
  readonly control: Control<CalculatorForm>;
  readonly name: RowName;
  /** True when the cost counts now; true by default. */
  readonly counts?: boolean;
}

/** Shows the fields for the description, the cost per paying person, and the provider. */
export function DescribedCost({ control, name, counts = true }: DescribedCostProps) {
  return (
    <Fields columns={3} costs>
      <Description control={control} name={name} />
      <CostField control={control} name={`${name}.costo`} label="Costo por persona" counts={counts} />
      <ProviderNameField control={control} name={`${name}.proveedor`} label="Proveedor" />
    </Fields>
  );
}

function Description({ control, name }: Pick<DescribedCostProps, "control" | "name">) {
  const known = { control, label: "Descripción", maxLength: 200 };
  if (name.startsWith("traslados"))
    return <KnownServiceField {...known} kind="traslado" place={name as `traslados.otros.${number}`} />;
  if (name.startsWith("actividades"))
    return (
      <KnownServiceField
        {...known}
        kind="operador"
        place={name as `actividadesAdicionales.actividades.${number}`}
      />
    );
  return <KnownServiceField {...known} kind="seguro" place={name as `seguros.otros.${number}`} />;
}
