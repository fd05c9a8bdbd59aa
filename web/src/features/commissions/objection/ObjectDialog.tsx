import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed, unsent } from "../../../ui/form/fields.ts";
import { FileField } from "../../../ui/form/FileField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import type { CommissionObjectMutationVariables } from "./objections.generated.ts";
import { objectionTexts as texts } from "./objection.texts.ts";

const objectFields = fieldsOf<Record<never, never>>()({
  texto: trimmed({ required: texts.missing }),
  file: unsent<File | null>(null),
});

type Objected = OpenAct<CommissionLine, Omit<CommissionObjectMutationVariables, "id">>;

/** Submits an objection to a commission with a reason and an optional supporting file. */
export function ObjectDialog({ record: line, frame, send }: Objected) {
  const { control, submit } = useFields(objectFields, {
    record: null,
    save: ({ input, values: { file } }) => send({ input, file }),
  });
  return (
    <FormDialog
      open
      title={texts.title}
      submit={texts.submit}
      maxWidth="xs"
      {...frame}
      onSubmit={submit}
      lead={
        <>
          Sobre la comisión de <Money amount={line.montoComision} strong /> del contrato{" "}
          {line.contract.contractNumber}. Te responden en 5 días hábiles.
        </>
      }
    >
      <TextField
        control={control}
        name="texto"
        label={texts.why}
        multiline
        required
        maxLength={2000}
        rules={objectFields.rules.texto}
      />
      <FileField control={control} name="file" label={texts.file} />
    </FormDialog>
  );
}
