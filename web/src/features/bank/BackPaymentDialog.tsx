import { formatCop } from "@travesia/api/cop";
import { backingOf } from "@travesia/api/bank/matching/backing.rules";
import { useWatch } from "react-hook-form";
import { useFields } from "../../base/saving/useFields.ts";
import { useUser } from "../../base/session/useSession.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { formatDay } from "../../ui/days.ts";
import { bankTexts } from "./bank.texts.ts";
import { backPaymentFields } from "./assign.form.ts";
import { BackingOutcome } from "./BackingOutcome.tsx";
import { PaymentField } from "./PaymentField.tsx";
import { mustBeOther, type Movement } from "./movement.columns.tsx";
import type { BankActions } from "./useBankActions.ts";

interface BackPaymentDialogProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "back" | "busy" | "failure" | "close">;
}

/** Matches a bank movement to a registered payment. */
export function BackPaymentDialog({ movement, actions }: BackPaymentDialogProps) {
  const { busy, failure, close } = actions;
  const user = useUser();
  const { control, submit } = useFields(backPaymentFields, {
    record: null,
    save: async ({ values: { payment } }) =>
      payment ? actions.back({ movementId: movement.id, paymentId: payment.id }) : null,
  });
  const payment = useWatch({ control, name: "payment" });
  const verb = "Es este pago";
  return (
    <FormDialog
      open
      title="¿Qué pago es?"
      lead={
        <>
          «{movement.text}» del {formatDay(movement.day)} tiene <strong>{formatCop(movement.free)}</strong>{" "}
          por identificar.
        </>
      }
      submit={payment ? `${verb}: ${formatCop(backingOf(movement, payment).amount)}` : verb}
      busy={busy}
      reason={payment && mustBeOther(movement, payment, user) ? bankTexts.ownPayment : null}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <PaymentField
        control={control}
        name="payment"
        label="Pago registrado"
        hint="Búscalo por cliente, valor, contrato o referencia."
        required
        rules={backPaymentFields.rules.payment}
        amount={movement.free}
      />
      {payment && <BackingOutcome movement={movement} payment={payment} />}
    </FormDialog>
  );
}
