import { longestCharm, longestServiceName } from "@travesia/api/providers/library/library.rules";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ProviderNameField } from "../ProviderNameField.tsx";
import { serviceFields } from "./service-library.form.ts";
import type { ListedServiceFragment } from "./service-library.generated.ts";
import { categoryOptions, mealOptions } from "./service-library.texts.ts";

interface ServiceFormDialogProps {
  readonly service: ListedServiceFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly fresh: number;
  readonly onSave: SaveOf<typeof serviceFields>;
  readonly onClose: () => void;
}

/** Corrects the name, the place and the description of a service of the library. */
export function ServiceFormDialog({ service, fresh, onSave, ...dialog }: ServiceFormDialogProps) {
  const { control, submit } = useFields(serviceFields, { record: service, fresh, save: onSave });
  return (
    <FormDialog open title="Editar servicio" submit="Guardar servicio" {...dialog} onSubmit={submit}>
      <TextField
        control={control}
        name="name"
        label="Nombre"
        required
        maxLength={longestServiceName}
        rules={serviceFields.rules.name}
      />
      <TextField
        control={control}
        name="city"
        label={service.kind === "vuelo" ? "Ruta" : "Ciudad"}
        maxLength={longestServiceName}
      />
      <ProviderNameField control={control} name="proveedor" label="Proveedor" />
      {service.kind === "hotel" && (
        <>
          <SelectField control={control} name="categoria" label="Categoría" options={categoryOptions} />
          <SelectField control={control} name="regimen" label="Alimentación" options={mealOptions} />
        </>
      )}
      <TextField
        control={control}
        name="encanto"
        label="Por qué lo quieren"
        multiline
        maxLength={longestCharm}
        rules={serviceFields.rules.encanto}
      />
    </FormDialog>
  );
}
