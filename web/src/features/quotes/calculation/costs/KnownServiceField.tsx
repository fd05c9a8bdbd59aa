import { use } from "react";
import type { Control, FieldPath } from "react-hook-form";
import type { ServiceKind } from "../../../../graphql/schema.generated.ts";
import type { SuggestedService } from "../../../providers/service.texts.ts";
import { ServiceNameField } from "../../../providers/ServiceNameField.tsx";
import { CalculatorFactsContext } from "../calculator.facts.ts";
import { blankShare, type CalculatorForm } from "../calculator.form.ts";

/** Form path of an object with a name and a cost. */
type Place =
  | "hotel"
  | `hotel.estadias.${number}`
  | "seguros.asistenciaMedica"
  | `${"excursiones" | "extras" | "actividadesAdicionales.actividades"}.${number}`
  | `${"traslados" | "seguros"}.otros.${number}`;

interface KnownServiceFieldProps {
  readonly control: Control<CalculatorForm>;
  readonly kind: ServiceKind;
  readonly place: Place;
  readonly label: string;
  readonly maxLength: number;
  /** True when the service is charged once, so that its cost is for the whole group. */
  readonly once?: boolean;
  /** Called with the name of the selected service before any field is filled in. */
  readonly onTaking?: (name: string) => void;
}

/**
 * Shows the name field of a service. Selecting a known service fills in its last cost, provider, city,
 * category, meals and highlights.
 */
export function KnownServiceField({
  control,
  kind,
  place,
  label,
  maxLength,
  once = false,
  onTaking,
}: KnownServiceFieldProps) {
  const { fill } = use(CalculatorFactsContext);
  const at = (field: string) => `${place}.${field}` as FieldPath<CalculatorForm>;
  const isHotel = place.startsWith("hotel");
  const named = isHotel || /^e(xcursiones|xtras)/.test(place) ? "nombre" : "descripcion";
  const take = ({ name, costo, base, proveedor, city, ...known }: SuggestedService) => {
    onTaking?.(name);
    const shared = base !== "persona" && !once;
    fill(at("cobro"), shared ? { base, monto: costo, unidades: 1 } : blankShare);
    if (!shared) fill(at(isHotel ? "costoNoche" : "costo"), costo);
    if (proveedor) fill(at("proveedor"), proveedor);
    if (!isHotel) return;
    if (city) fill(at(place === "hotel" ? "ubicacion" : "ciudad"), city);
    if (known.categoria) fill(at("categoria"), known.categoria);
    // No values of the former hotel stay.
    fill(at("encanto"), known.encanto ?? "");
    // The meals belong to the trip; the first hotel defines them.
    if (known.regimen && place === "hotel") fill("alimentacion.tipo", known.regimen);
  };
  return (
    <ServiceNameField
      control={control}
      name={at(place === "seguros.asistenciaMedica" ? "tipo" : named)}
      label={label}
      kind={kind}
      maxLength={maxLength}
      onTake={take}
    />
  );
}
