import Alert from "@mui/material/Alert";
import { formatCop } from "@travesia/api/cop";
import { ofPayable } from "@travesia/api/payments/payable/payable.rules";
import type { ComponentType } from "react";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { useUploadShare } from "../../../base/saving/uploads.ts";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { answerFields, noteFields } from "./chargeback.form.ts";
import { chargebackTexts as texts } from "./chargeback.texts.ts";
import type { ChargebackRowFragment } from "./chargebacks.generated.ts";
import type { ChargebackAct, ChargebackActions } from "./useChargebackActions.ts";

interface DialogProps {
  readonly chargeback: ChargebackRowFragment;
  readonly actions: ChargebackActions;
}

const verdicts = [
  { value: "procede", label: "La reversión procede" },
  { value: "no_procede", label: "La reversión no procede" },
];

/** Shows the dialog of the act that is open, if one is. */
export function ChargebackDialogs({ actions }: { readonly actions: ChargebackActions }) {
  const { open } = actions;
  if (!open) return null;
  const Dialog = dialogs[open.act];
  return <Dialog chargeback={open.chargeback} actions={actions} />;
}

const DropDialog = ({ chargeback, actions }: DialogProps) => (
  <ReasonDialog
    title={texts.drop}
    lead={`El caso ${chargeback.number} quedará cerrado y su plazo deja de correr. El pago no cambia.`}
    label="Cómo lo dijo el cliente"
    missing="Escribe la nota"
    maxLength={5000}
    submit="Cerrar caso"
    onSubmit={actions.drop}
    busy={actions.busy}
    failure={actions.failure}
    onClose={actions.close}
  />
);

function AnswerDialog({ chargeback, actions }: DialogProps) {
  const { busy, failure, close } = actions;
  const { payment } = chargeback;
  const { control, submit, watch } = useFields(answerFields, {
    record: null,
    save: ({ values, input }) => actions.answer({ ...input, procede: values.verdict === "procede" }),
  });
  const procede = watch("verdict") === "procede";
  return (
    <FormDialog
      open
      title={`Responder el caso ${chargeback.number}`}
      lead={
        <>
          El cliente reclama <strong>{formatCop(payment.monto)}</strong> {ofPayable(payment.paidFor)}.
          Recibirá tu respuesta por correo; solo se responde una vez.
        </>
      }
      submit={procede ? "Responder que procede" : "Responder que no procede"}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <SelectField control={control} name="verdict" label="Decisión" options={verdicts} />
      {procede && (
        <Alert severity="info">
          {texts.untouched} Pídeselo en su panel; cuando lo confirme, el caso se cierra solo.
        </Alert>
      )}
      <TextField
        control={control}
        name="respuesta"
        label="Respuesta para el cliente"
        required
        multiline
        maxLength={5000}
        rules={answerFields.rules.respuesta}
      />
    </FormDialog>
  );
}

function NoteDialog({ chargeback, actions }: DialogProps) {
  const { busy, failure, close } = actions;
  const share = useUploadShare();
  const { control, submit } = useFields(noteFields, {
    record: null,
    save: ({ values, input }) => actions.note(input, values.file),
  });
  return (
    <FormDialog
      open
      title={`Nota del caso ${chargeback.number}`}
      lead="Queda en la historia del caso; el cliente no la ve. Cada archivo es una prueba: hasta 10."
      submit="Guardar nota"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        control={control}
        name="nota"
        label="Nota"
        required
        multiline
        maxLength={5000}
        rules={noteFields.rules.nota}
      />
      <FileField control={control} name="file" label="Archivo (opcional)" progress={busy ? share : null} />
    </FormDialog>
  );
}

/** The dialog of each act. */
const dialogs: Record<ChargebackAct, ComponentType<DialogProps>> = {
  decide: AnswerDialog,
  note: NoteDialog,
  drop: DropDialog,
};
