import Alert from "@mui/material/Alert";
import { formatCop } from "@travesia/api/cop";
import { ofPayable } from "@travesia/api/payments/payable/payable.rules";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useUploadShare } from "../../../base/saving/uploads.ts";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { answerFields, noteFields } from "./chargeback.form.ts";
import { chargebackTexts as texts } from "./chargeback.texts.ts";
import type {
  ChargebackAnswerMutationVariables,
  ChargebackNoteMutationVariables,
  ChargebackRowFragment,
} from "./chargebacks.generated.ts";

const verdicts = [
  { value: "procede", label: "La reversión procede" },
  { value: "no_procede", label: "La reversión no procede" },
];

/** Answers the client's claim in a case: accepted or not. */
export function AnswerDialog({
  record: { number, payment },
  frame,
  send,
}: OpenAct<ChargebackRowFragment, Omit<ChargebackAnswerMutationVariables, "id">>) {
  const { control, submit, watch } = useFields(answerFields, {
    record: null,
    save: ({ values, input }) => send({ input: { ...input, procede: values.verdict === "procede" } }),
  });
  const procede = watch("verdict") === "procede";
  return (
    <FormDialog
      open
      title={`Responder el caso ${number}`}
      lead={
        <>
          El cliente reclama <strong>{formatCop(payment.monto)}</strong> {ofPayable(payment.paidFor)}.
          Recibirá tu respuesta por correo; solo se responde una vez.
        </>
      }
      submit={procede ? "Responder que procede" : "Responder que no procede"}
      onSubmit={submit}
      {...frame}
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

/** Adds a note to a case, with an optional file. */
export function NoteDialog({
  record: { number },
  frame,
  send,
}: OpenAct<ChargebackRowFragment, Omit<ChargebackNoteMutationVariables, "id">>) {
  const share = useUploadShare();
  const { control, submit } = useFields(noteFields, {
    record: null,
    save: ({ values: { file }, input }) => send({ input, ...(file && { file }) }),
  });
  return (
    <FormDialog
      open
      title={`Nota del caso ${number}`}
      lead="Queda en la historia del caso; el cliente no la ve. Cada archivo es una prueba: hasta 10."
      submit="Guardar nota"
      onSubmit={submit}
      {...frame}
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
      <FileField
        control={control}
        name="file"
        label="Archivo (opcional)"
        progress={frame.busy ? share : null}
      />
    </FormDialog>
  );
}
