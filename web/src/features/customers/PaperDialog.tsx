import { type SaveOf, useFields } from "../../app/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../ui/form/DayField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { paperFields } from "./customer.form.ts";
import { customerTexts as texts, paperOptions } from "./customer.texts.ts";
import type { CustomerPaperLineFragment } from "./customers.generated.ts";

interface PaperDialogProps {
  /** Null for a new one, which begins as the customer's own. */
  readonly paper: CustomerPaperLineFragment | null;
  readonly holder: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly fresh: number;
  readonly onSave: SaveOf<typeof paperFields>;
  readonly onClose: () => void;
}

/** Writes a travel document down, new or again. */
export function PaperDialog({ paper, holder, busy, failure, fresh, onSave, onClose }: PaperDialogProps) {
  const { control, submit } = useFields(paperFields, {
    record: paper,
    fresh,
    begun: { ...paperFields.empty, holder },
    save: onSave,
  });
  const { rules } = paperFields;
  return (
    <FormDialog
      open
      title={paper ? texts.editPaper : texts.addPaper}
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
      <SelectField control={control} name="tipoDocumento" label="Tipo de documento" options={paperOptions} />
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
