import type { Frame, OpenAct } from "../../base/acts/record-acts.tsx";
import { inputOver, type SaveOf, useFields } from "../../base/saving/useFields.ts";
import type { CustomerPaperInput, UpdateCustomerPaperInput } from "../../graphql/schema.generated.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../ui/form/DayField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { travelDocumentFields } from "./customer.form.ts";
import { customerTexts as texts, travelDocumentOptions } from "./customer.texts.ts";
import type { TravelDocumentLineFragment } from "./customers.generated.ts";

interface TravelDocumentDialogProps {
  /** Document being edited; null for a new document, which by default belongs to the customer. */
  readonly document: TravelDocumentLineFragment | null;
  readonly holder: string;
  readonly frame: Frame;
  readonly fresh: number;
  readonly onSave: SaveOf<typeof travelDocumentFields>;
}

function TravelDocumentDialog({ document, holder, frame, fresh, onSave }: TravelDocumentDialogProps) {
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
      onSubmit={submit}
      {...frame}
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

/** Adds a travel document of a customer or of a person who travels with the customer. */
export function NewTravelDocumentDialog({
  record: { name },
  send,
  ...dialog
}: OpenAct<{ readonly name: string }, { readonly input: CustomerPaperInput }>) {
  return (
    <TravelDocumentDialog {...dialog} document={null} holder={name} onSave={({ input }) => send({ input })} />
  );
}

/** Edits a travel document. */
export function EditTravelDocumentDialog({
  record,
  send,
  ...dialog
}: OpenAct<TravelDocumentLineFragment, { readonly input: UpdateCustomerPaperInput }>) {
  return (
    <TravelDocumentDialog
      {...dialog}
      document={record}
      holder={record.holder}
      onSave={(filled, opened) =>
        send((version) => ({ input: inputOver(filled, (opened ?? record).version, version) }))
      }
    />
  );
}
