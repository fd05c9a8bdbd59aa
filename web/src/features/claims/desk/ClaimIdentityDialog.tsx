import { documentLabels, formatDocument } from "@travesia/api/colombia/documents";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { DecideIdentityInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { identityFields } from "./claim.form.ts";
import { claimDeskTexts as texts } from "./claim-desk.texts.ts";
import type { ClaimRecordFragment } from "./claims.generated.ts";

const verdicts = [
  { value: "si", label: "El documento es de quien pregunta" },
  { value: "no", label: "No lo comprueba" },
];

type Identifying = OpenAct<ClaimRecordFragment, { readonly input: DecideIdentityInput }>;

/** Shows the identity document of a person who makes a personal-data request, so that staff can verify it. */
export function ClaimIdentityDialog({ record, frame, send }: Identifying) {
  const { control, submit } = useFields(identityFields, {
    record: null,
    save: ({ input }) => send({ input }),
  });
  const { name, documentType, document } = record;
  return (
    <FormDialog
      open
      title={texts.identify}
      lead={
        <>
          Dice ser <strong>{name}</strong>
          {documentType && document && (
            <>
              , {documentLabels[documentType]} <strong>{formatDocument(document)}</strong>
            </>
          )}
          . Compáralo con el documento que adjuntó: con tu visto bueno podrá recibir lo que guardamos con ese
          número.
        </>
      }
      submit="Guardar decisión"
      onSubmit={submit}
      {...frame}
    >
      <SelectField control={control} name="verdict" label="Decisión" options={verdicts} />
      <TextField
        control={control}
        name="nota"
        label="Cómo lo comprobaste"
        required
        multiline
        maxLength={2000}
        rules={identityFields.rules.nota}
      />
    </FormDialog>
  );
}
