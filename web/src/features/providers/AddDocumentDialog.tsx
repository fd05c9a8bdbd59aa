import { ended } from "@travesia/api/colombia/spoken";
import { useFields } from "../../base/saving/useFields.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import type { ProviderDocumentKind } from "../../graphql/schema.generated.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { FileField } from "../../ui/form/FileField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { documentFields } from "./provider.form.ts";
import { documentKindOptions, providerTexts } from "./provider.texts.ts";

interface AddDocumentDialogProps {
  readonly name: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly progress: number | null;
  readonly onSubmit: (kind: ProviderDocumentKind, file: File) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Keeps a document of a provider. */
export function AddDocumentDialog(props: AddDocumentDialogProps) {
  const { name, busy, failure, progress, onSubmit, onClose } = props;
  const { control, submit } = useFields(documentFields, {
    record: null,
    save: async ({ values: { kind, file } }) => file && (await onSubmit(kind, file)),
  });
  return (
    <FormDialog
      open
      title={providerTexts.addDocument}
      lead={ended(`Queda con los documentos de ${name}`)}
      submit="Guardar documento"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField control={control} name="kind" label="Tipo de documento" options={documentKindOptions} />
      <FileField
        control={control}
        name="file"
        label="Archivo"
        required
        progress={progress}
        rules={documentFields.rules.file}
      />
    </FormDialog>
  );
}
