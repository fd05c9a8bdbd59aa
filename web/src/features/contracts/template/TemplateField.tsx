import { baseTemplates, templateTripOf } from "@travesia/api/contracts/template/template.rules";
import type { Control, FieldPath } from "react-hook-form";
import type { TripType } from "../../../graphql/schema.generated.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { useTemplateListQuery } from "./templates.generated.ts";

interface TemplateFieldProps<Values extends { templateId: string }> {
  readonly control: Control<Values>;
  readonly tripType: TripType | null;
}

/**
 * Shows the choice of the template for a new contract's clauses: the one for its trip type, or another
 * available one.
 */
export function TemplateField<Values extends { templateId: string }>({
  control,
  tripType,
}: TemplateFieldProps<Values>) {
  const read = useTemplateListQuery({ variables: { all: false } });
  const templates = read.data?.contractTemplates ?? [];
  return (
    <SelectField
      control={control}
      name={"templateId" as FieldPath<Values>}
      label="Plantilla"
      hint={
        read.error && !read.data
          ? "No pudimos leer las demás plantillas: cierra y vuelve a intentarlo."
          : "Sus cláusulas quedan en el contrato como están hoy"
      }
      options={[
        { value: "", label: `La del viaje: ${baseTemplates[templateTripOf(tripType)]}` },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
