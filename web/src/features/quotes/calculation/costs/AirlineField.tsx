import { longestPlace, wayOf } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import { use } from "react";
import { type Control, type FieldPath, useWatch } from "react-hook-form";
import type { SuggestedService } from "../../../providers/service.texts.ts";
import { ServiceNameField } from "../../../providers/ServiceNameField.tsx";
import { CalculatorFactsContext } from "../calculator.facts.ts";
import { blankShare, type CalculatorForm } from "../calculator.form.ts";

interface AirlineFieldProps {
  readonly control: Control<CalculatorForm>;
  readonly place: "tiquetes" | `tiquetes.tramos.${number}`;
  readonly label: string;
}

/**
 * Shows the airline field of a flight; selecting an airline that flew the same route before fills in its last
 * cost and provider.
 */
export function AirlineField({ control, place, label }: AirlineFieldProps) {
  const { fill } = use(CalculatorFactsContext);
  const at = (field: string) => `${place}.${field}` as FieldPath<CalculatorForm>;
  const [origen, destino] = useWatch({ control, name: [`${place}.origen`, `${place}.destino`] });
  const first = place === "tiquetes";
  const take = ({ costo, base, proveedor }: SuggestedService) => {
    const shared = base !== "persona";
    fill(at(first ? "cobroIda" : "cobro"), shared ? { base, monto: costo, unidades: 1 } : blankShare);
    if (!shared) fill(at(first ? "costoIda" : "costo"), costo);
    if (proveedor) fill(at("proveedor"), proveedor);
  };
  return (
    <ServiceNameField
      control={control}
      name={at("aerolinea")}
      label={label}
      kind="vuelo"
      place={wayOf({ origen, destino })}
      maxLength={longestPlace}
      onTake={take}
    />
  );
}
