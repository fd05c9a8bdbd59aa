import { light } from "@travesia/api/look";
import { type Control, useController } from "react-hook-form";
import { ColourField } from "../../../ui/form/ColourField.tsx";
import { PictureField } from "../PictureField.tsx";
import { agencyFields, type AgencyForm } from "./agency.form.ts";

/** Shows the fields for the agency's logo and brand colour. */
export function MarkFields({ control }: { readonly control: Control<AgencyForm> }) {
  const { field, fieldState } = useController({ control, name: "picture" });
  return (
    <>
      <PictureField
        label="Elegir logo"
        value={field.value}
        error={fieldState.error?.message}
        optional
        onChange={(value) => field.onChange(value)}
      />
      <ColourField
        control={control}
        name="brandColour"
        label="Color"
        hint="Usa un tono oscuro. Si lo dejas vacío, usamos el azul de Travesía."
        fallback={light.sea}
        rules={agencyFields.rules.brandColour}
      />
    </>
  );
}
