import Alert from "@mui/material/Alert";
import { isAboutData } from "@travesia/api/claims/claim/claim.rules";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ClaimFilesField } from "../ClaimFilesField.tsx";
import { answerFields } from "./claim.form.ts";
import { claimDeskTexts as texts } from "./claim-desk.texts.ts";
import type { ClaimRecordFragment } from "./claims.generated.ts";
import type { ClaimActions } from "./useClaimActions.ts";

interface AnswerClaimDialogProps {
  readonly claim: ClaimRecordFragment;
  readonly actions: ClaimActions;
}

/** Answers a request by mail, with files; for a request about data, also applies the act on them at once. */
export function AnswerClaimDialog({ claim, actions }: AnswerClaimDialogProps) {
  const { busy, failure, close } = actions;
  const { kind, dataRight, number, name, email } = claim;
  const { control, submit, watch, setValue } = useFields(answerFields, {
    record: null,
    begun: {
      ...answerFields.empty,
      adjuntaDatos: kind === "consulta_datos",
      suprimeDatos: dataRight === "supresion",
      revocaAutorizaciones: dataRight === "revocacion",
    },
    save: ({ values, input }) =>
      actions.answer(isAboutData(kind) ? input : { respuesta: input.respuesta }, values.files),
  });
  const erases = watch("suprimeDatos");
  return (
    <FormDialog
      open
      title={`Responder ${number}`}
      lead={
        <>
          {name} recibirá la respuesta en <strong>{email}</strong>. Solo se responde una vez.
        </>
      }
      submit={erases && isAboutData(kind) ? "Suprimir y responder" : texts.answer}
      busy={busy}
      failure={failure}
      maxWidth="md"
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        control={control}
        name="respuesta"
        label="Respuesta"
        required
        multiline
        maxLength={10000}
        rules={answerFields.rules.respuesta}
      />
      <ClaimFilesField files={watch("files")} onChange={(files) => setValue("files", files)} busy={busy} />
      {isAboutData(kind) && (
        <>
          <CheckField
            control={control}
            name="adjuntaDatos"
            label="Adjuntar todo lo que guardamos de la persona"
          />
          <CheckField control={control} name="suprimeDatos" label="Suprimir sus datos" />
          {erases && <Alert severity="warning">{texts.keeps} Suprimir no se puede deshacer.</Alert>}
          <CheckField control={control} name="revocaAutorizaciones" label="Revocar sus autorizaciones" />
        </>
      )}
    </FormDialog>
  );
}
