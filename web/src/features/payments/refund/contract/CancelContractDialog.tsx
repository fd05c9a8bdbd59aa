import { today as todayOf } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { type ReactNode, useState } from "react";
import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import type { CancelContractInput } from "../../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../../../ui/form/CheckField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import type { ContractRecordFragment } from "../../../contracts/contract/contracts.generated.ts";
import { agreedOf, cancelFields } from "../refund.form.ts";
import { refundTexts as texts } from "../refund.texts.ts";
import { AgreedRefundFields } from "./AgreedRefundFields.tsx";

interface CancelContractDialogProps {
  readonly contract: ContractRecordFragment;
  readonly busy: boolean;
  /** Summary of the consequences, to read before confirming. */
  readonly outcome?: ReactNode;
  readonly failure: string | null;
  readonly onCancel: (input: CancelContractInput) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Cancels a contract with a reason, and decides the refund to the client now or later. */
export function CancelContractDialog({ contract, outcome, onCancel, ...dialog }: CancelContractDialogProps) {
  const { contractNumber, precioTotal, cliente } = contract;
  // The decision is about the sum that was there when the dialog was opened.
  const [paid] = useState(contract.totalPagado);
  const client = `${cliente.name ?? ""} ${cliente.lastname ?? ""}`.trim();
  const [today] = useState(() => todayOf(new Date()));
  const [fields] = useState(() => cancelFields(paid, today));
  const { control, submit, watch } = useFields(fields, {
    record: null,
    save: ({ values }) =>
      onCancel({
        motivo: values.motivo.trim(),
        pagado: paid,
        ...(paid > 0 && values.now && { devolucion: agreedOf(values) }),
      }),
  });
  const decides = paid > 0 && watch("now");
  return (
    <FormDialog
      open
      title="Cancelar contrato"
      lead={
        <>
          Se cancelará el contrato {contractNumber} de <strong>{client}</strong> por{" "}
          <strong>{formatCop(precioTotal)}</strong>.
        </>
      }
      submit="Cancelar contrato"
      onSubmit={submit}
      {...dialog}
    >
      {outcome}
      <TextField
        control={control}
        name="motivo"
        label="Motivo de la cancelación"
        required
        multiline
        maxLength={500}
        rules={fields.rules.motivo}
      />
      {paid > 0 && (
        <CheckField
          control={control}
          name="now"
          label={`Decidir ahora cuánto se devuelve de ${formatCop(paid)}`}
          {...(!decides && { hint: texts.decideLater })}
        />
      )}
      {decides && (
        <AgreedRefundFields
          control={control as never}
          rules={fields.rules}
          left={paid}
          today={today}
          writesAccount
        />
      )}
    </FormDialog>
  );
}
