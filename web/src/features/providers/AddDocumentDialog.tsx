import { ended } from "@travesia/api/colombia/spoken";
import type { OpenAct } from "../../base/acts/record-acts.tsx";
import { useUploadShare } from "../../base/saving/uploads.ts";
import { useFields } from "../../base/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { FileField } from "../../ui/form/FileField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { documentFields } from "./provider.form.ts";
import { documentKindOptions, providerTexts } from "./provider.texts.ts";
import type { ProviderDocumentAddMutationVariables, ProviderRecordFragment } from "./providers.generated.ts";

type Adding = OpenAct<ProviderRecordFragment, Omit<ProviderDocumentAddMutationVariables, "id">>;

/** Adds a document to a provider. */
export function AddDocumentDialog({ record: { name }, frame, send }: Adding) {
  const progress = useUploadShare();
  const { control, submit } = useFields(documentFields, {
    record: null,
    save: async ({ values: { kind, file } }) => file && (await send({ kind, file })),
  });
  return (
    <FormDialog
      open
      title={providerTexts.addDocument}
      lead={ended(`Queda con los documentos de ${name}`)}
      submit="Guardar documento"
      onSubmit={submit}
      {...frame}
    >
      <SelectField control={control} name="kind" label="Tipo de documento" options={documentKindOptions} />
      <FileField
        control={control}
        name="file"
        label="Archivo"
        required
        progress={frame.busy ? progress : null}
        rules={documentFields.rules.file}
      />
    </FormDialog>
  );
}
