import { formatCop } from "@travesia/api/cop";
import { useFields } from "../../app/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { formatDay } from "../../ui/days.ts";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { bookedText } from "./bank.texts.ts";
import { assignFields } from "./assign.form.ts";
import type { Movement } from "./movement.columns.tsx";
import { PayableField } from "./PayableField.tsx";
import type { BankActions } from "./useBankActions.ts";

interface AssignMovementDialogProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "assign" | "busy" | "failure" | "duplicate" | "close">;
}

/** Gives money that came in without a payment to a contract or a reservation. */
export function AssignMovementDialog({ movement, actions }: AssignMovementDialogProps) {
  const { busy, failure, duplicate, close } = actions;
  const { control, submit } = useFields(assignFields, {
    record: null,
    begun: { ...assignFields.empty, monto: movement.free },
    save: async ({ input, values: { payable } }) => {
      if (!payable) return null;
      const { kind, id } = payable;
      return actions.assign({ ...input, ...(kind === "contract" ? { contractId: id } : { orderId: id }) });
    },
  });
  return (
    <FormDialog
      open
      title="Asignar a un contrato o una reserva"
      lead={
        <>
          «{movement.text}» del {formatDay(movement.day)} tiene <strong>{formatCop(movement.free)}</strong>{" "}
          sin dueño. Se registra el pago de ese día{bookedText(movement)}
        </>
      }
      submit={duplicate ? "Asignar de todos modos" : "Asignar"}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <PayableField
        control={control}
        name="payable"
        label="Contrato o reserva"
        required
        rules={assignFields.rules.payable}
      />
      <MoneyField control={control} name="monto" label="Valor" required rules={assignFields.rules.monto} />
      <TextField control={control} name="observaciones" label="Observaciones" multiline maxLength={2000} />
    </FormDialog>
  );
}
