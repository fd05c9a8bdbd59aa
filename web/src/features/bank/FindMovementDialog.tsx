import { formatCop } from "@travesia/api/cop";
import { backingOf } from "@travesia/api/bank/matching/backing.rules";
import { useWatch } from "react-hook-form";
import { useFields } from "../../base/saving/useFields.ts";
import { useUser } from "../../base/session/useSession.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { formatDay } from "../../ui/days.ts";
import { findMovementFields } from "./assign.form.ts";
import { paymentName } from "./backing.texts.ts";
import { BackingOutcome } from "./BackingOutcome.tsx";
import { bankTexts } from "./bank.texts.ts";
import { MovementField } from "./MovementField.tsx";
import { mustBeOther, type Unbacked } from "./movement.columns.tsx";
import type { BankActions } from "./useBankActions.ts";

interface FindMovementDialogProps {
  readonly payment: Unbacked;
  readonly actions: Pick<BankActions, "back" | "busy" | "failure" | "close">;
}

/** Matches a registered payment to a movement of a bank. */
export function FindMovementDialog({ payment, actions }: FindMovementDialogProps) {
  const { busy, failure, close } = actions;
  const user = useUser();
  const { control, submit } = useFields(findMovementFields, {
    record: null,
    save: async ({ values: { movement } }) =>
      movement ? actions.back({ movementId: movement.id, paymentId: payment.id }) : null,
  });
  const movement = useWatch({ control, name: "movement" });
  const wanted = payment.monto - (payment.respaldado ?? 0);
  const verb = "Es este movimiento";
  return (
    <FormDialog
      open
      title="¿Qué movimiento es?"
      lead={
        <>
          Del pago de {paymentName(payment)} del {formatDay(payment.fechaPago)} faltan{" "}
          <strong>{formatCop(wanted)}</strong> por ver en el banco.
        </>
      }
      submit={movement ? `${verb}: ${formatCop(backingOf(movement, payment).amount)}` : verb}
      busy={busy}
      reason={movement && mustBeOther(movement, payment, user) ? bankTexts.ownPayment : null}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <MovementField
        control={control}
        name="movement"
        label="Movimiento del banco"
        hint="Búscalo por descripción, valor o referencia."
        required
        rules={findMovementFields.rules.movement}
        amount={wanted}
      />
      {movement && <BackingOutcome movement={movement} payment={payment} />}
    </FormDialog>
  );
}
