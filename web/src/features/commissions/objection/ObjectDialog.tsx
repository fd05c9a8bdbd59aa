import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed, unsent } from "../../../ui/form/fields.ts";
import { FileField } from "../../../ui/form/FileField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { CommissionListDocument } from "../commission/commissions.generated.ts";
import { useCommissionObjectMutation } from "./objections.generated.ts";
import { objectionTexts as texts } from "./objection.texts.ts";

const objectFields = fieldsOf<Record<never, never>>()({
  texto: trimmed({ required: texts.missing }),
  file: unsent<File | null>(null),
});

/** Submits an objection to a commission with a reason and an optional supporting file. */
export function ObjectDialog({
  line,
  onClose,
}: {
  readonly line: CommissionLine;
  readonly onClose: () => void;
}) {
  const { busy, failure, perform } = useSaving();
  const [object] = useCommissionObjectMutation({ refetchQueries: [CommissionListDocument] });
  const { control, submit } = useFields(objectFields, {
    record: null,
    save: async ({ input, values: { file } }) => {
      const wrong = await perform(() => object({ variables: { id: line.id, input, file } }), texts.sent);
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.title}
      submit={texts.submit}
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
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
