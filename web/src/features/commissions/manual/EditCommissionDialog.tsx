import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import { inputOver, useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { commissionTexts as texts } from "../commission/commission.texts.ts";
import { editFields } from "./manual.form.ts";
import type { CommissionEditMutationVariables } from "./manual.generated.ts";

type Edited = OpenAct<CommissionLine, Omit<CommissionEditMutationVariables, "id">>;

/** Edits a pending commission, with a reason for its history. */
export function EditCommissionDialog({ record: line, frame, fresh, send }: Edited) {
  const { control, submit } = useFields(editFields, {
    record: line,
    fresh,
    save: (filled) => send((version) => ({ input: inputOver(filled, line.version, version) })),
  });
  return (
    <FormDialog
      open
      title="Editar comisión"
      submit="Guardar"
      maxWidth="xs"
      {...frame}
      onSubmit={submit}
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
