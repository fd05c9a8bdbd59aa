import { overOpened, useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { commissionTexts as texts } from "../commission/commission.texts.ts";
import { CommissionCountersDocument } from "../commission/commissions.generated.ts";
import { editFields } from "./manual.form.ts";
import { useCommissionEditMutation } from "./manual.generated.ts";

/** Edits a pending commission, with a reason for its history. */
export function EditCommissionDialog({
  line,
  onClose,
}: {
  readonly line: CommissionLine;
  readonly onClose: () => void;
}) {
  const { busy, failure, fresh, perform } = useSaving();
  const [edit] = useCommissionEditMutation({ refetchQueries: [CommissionCountersDocument] });
  const { control, submit } = useFields(editFields, {
    record: line,
    fresh,
    save: async (filled) => {
      const act = overOpened(filled, line.version, (input) => edit({ variables: { id: line.id, input } }));
      const wrong = await perform(act, texts.manualEdited);
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title="Editar comisión"
      submit="Guardar"
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
      lead={
        <>
          De {line.vendedor.name} {line.vendedor.lastname} por el contrato {line.contract.contractNumber}.
          Queda registrado quién la cambió y por qué.
        </>
      }
    >
      <MoneyField
        control={control}
        name="montoBase"
        label="Valor base"
        rules={editFields.rules.montoBase}
        required
      />
      <MoneyField
        control={control}
        name="montoComision"
        label="Comisión"
        rules={editFields.rules.montoComision}
        required
      />
      <TextField
        control={control}
        name="motivo"
        label={texts.reason}
        multiline
        maxLength={1000}
        rules={editFields.rules.motivo}
        required
      />
    </FormDialog>
  );
}
