import { type Control, useController } from "react-hook-form";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { PictureField } from "../PictureField.tsx";
import { slideFields, type SlideForm } from "./slide.form.ts";

/** Shows the text fields of a carousel slide. */
export function SlideFields({
  control,
  destinations,
}: {
  readonly control: Control<SlideForm>;
  readonly destinations: readonly string[];
}) {
  const { field, fieldState } = useController({
    control,
    name: "picture",
    rules: slideFields.rules.picture,
  });
  return (
    <>
      <PictureField
        label="Elegir imagen"
        value={field.value}
        error={fieldState.error?.message}
        onChange={(value) => field.onChange(value)}
      />
      <TextField control={control} name="title" label="Título" maxLength={120} />
      <TextField control={control} name="description" label="Descripción" maxLength={300} multiline />
      <SelectField
        control={control}
        name="destino"
        label="Destino"
        hint="La imagen abre los paquetes de este destino"
        options={[
          { value: "", label: "Todos los paquetes" },
          ...destinations.map((value) => ({ value, label: value })),
        ]}
      />
    </>
  );
}
