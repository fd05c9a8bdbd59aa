import Alert from "@mui/material/Alert";
import { isAboutData } from "@travesia/api/claims/claim/claim.rules";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ClaimFilesField } from "../ClaimFilesField.tsx";
import { answerFields } from "./claim.form.ts";
import { claimDeskTexts as texts } from "./claim-desk.texts.ts";
import type { ClaimAnswerMutationVariables, ClaimRecordFragment } from "./claims.generated.ts";

type Answering = OpenAct<ClaimRecordFragment, Omit<ClaimAnswerMutationVariables, "id">>;

/**
 * Answers a request by e-mail, with files; for a personal-data request, also performs the requested change of
 * the data.
 */
export function AnswerClaimDialog({ record, frame, send }: Answering) {
  const { kind, dataRight, number, name, email } = record;
  const { control, submit, watch, setValue } = useFields(answerFields, {
    record: null,
    begun: {
      ...answerFields.empty,
      adjuntaDatos: kind === "consulta_datos",
      suprimeDatos: dataRight === "supresion",
      revocaAutorizaciones: dataRight === "revocacion",
    },
    save: ({ values: { files }, input }) =>
      send({
        input: isAboutData(kind) ? input : { respuesta: input.respuesta },
        ...(files.length > 0 && { files: [...files] }),
      }),
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
      maxWidth="md"
      onSubmit={submit}
      {...frame}
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
      <ClaimFilesField
        files={watch("files")}
        onChange={(files) => setValue("files", files)}
        busy={frame.busy}
      />
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
