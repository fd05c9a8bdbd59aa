import { longestCharm, longestServiceName } from "@travesia/api/providers/library/library.rules";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { inputOver, useFields } from "../../../base/saving/useFields.ts";
import type { UpdateLibraryServiceInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ProviderNameField } from "../ProviderNameField.tsx";
import { serviceFields } from "./service-library.form.ts";
import type { ListedServiceFragment } from "./service-library.generated.ts";
import { categoryOptions, mealOptions } from "./service-library.texts.ts";

type Editing = OpenAct<ListedServiceFragment, { readonly input: UpdateLibraryServiceInput }>;

/** Edits the name, city and description of a service in the library. */
export function ServiceFormDialog({ record: service, frame, fresh, send }: Editing) {
  const { control, submit } = useFields(serviceFields, {
    record: service,
    fresh,
    // Calculations that are confirmed meanwhile raise no version: the values they learned are not sent.
    save: ({ changed }, { version }) =>
      send((over) => ({ input: inputOver({ input: changed, changed }, version, over) })),
  });
  return (
    <FormDialog open title="Editar servicio" submit="Guardar servicio" {...frame} onSubmit={submit}>
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
