import { type SaveOf, useFields } from "../../base/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../ui/form/DayField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { travelDocumentFields } from "./customer.form.ts";
import { customerTexts as texts, travelDocumentOptions } from "./customer.texts.ts";
import type { TravelDocumentLineFragment } from "./customers.generated.ts";

interface TravelDocumentDialogProps {
  /** Document being edited; null for a new document, which begins as the customer's own. */
  readonly document: TravelDocumentLineFragment | null;
  readonly holder: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly fresh: number;
  readonly onSave: SaveOf<typeof travelDocumentFields>;
  readonly onClose: () => void;
}

/** Writes a travel document down, new or again. */
export function TravelDocumentDialog({
  document,
  holder,
  busy,
  failure,
  fresh,
  onSave,
  onClose,
}: TravelDocumentDialogProps) {
  const { control, submit } = useFields(travelDocumentFields, {
    record: document,
    fresh,
    begun: { ...travelDocumentFields.empty, holder },
    save: onSave,
  });
  const { rules } = travelDocumentFields;
  return (
    <FormDialog
      open
      title={document ? texts.editDocument : texts.addDocument}
      lead="Suyo o de quien viaja con el cliente. Te avisamos aquí si vence antes de su próximo viaje."
      submit="Guardar documento"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="holder"
        label="De quién es"
        required
        maxLength={200}
        rules={rules.holder}
      />
      <SelectField
        control={control}
        name="tipoDocumento"
        label="Tipo de documento"
        options={travelDocumentOptions}
      />
      <TextField
        control={control}
        name="documentoIdentidad"
        label="Número"
        required
        maxLength={30}
        rules={rules.documentoIdentidad}
      />
      <DayField control={control} name="expiresOn" label="Vence" />
    </FormDialog>
  );
}
