import { useSaving } from "../../../base/saving/useSaving.ts";
import { useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { exactAmount } from "../../../ui/exact-amount.ts";
import { backPaymentFields, findMovementFields } from "../assign.form.ts";
import { MovementField } from "../MovementField.tsx";
import { PaymentField } from "../PaymentField.tsx";
import { bankReads } from "../useBankActions.ts";
import {
  type SettlementShownQuery,
  useSettlementDepositMutation,
  useSettlementPaymentChosenMutation,
} from "./settlement.generated.ts";
import { settlementTexts as texts } from "./settlement.texts.ts";

type Settlement = NonNullable<SettlementShownQuery["bankSettlement"]>;

const reads = { refetchQueries: [...bankReads, "SettlementShown"], awaitRefetchQueries: true };

interface ChoosePaymentDialogProps {
  readonly line: Settlement["lines"][number];
  readonly onClose: () => void;
}

/** Chooses the payment that a transaction is. */
export function ChoosePaymentDialog({ line, onClose }: ChoosePaymentDialogProps) {
  const [choose] = useSettlementPaymentChosenMutation(reads);
  const { busy, failure, perform } = useSaving();
  const { control, submit } = useFields(backPaymentFields, {
    record: null,
    save: async ({ values: { payment } }) => {
      if (!payment) return null;
      const variables = { lineId: line.id, paymentId: payment.id };
      const wrong = await perform(() => choose({ variables }), texts.paymentChosen);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const { amount, centavos } = line.amounts.gross;
  return (
    <FormDialog
      open
      title={texts.choosePayment}
      lead={`${line.reference ?? line.payer ?? ""} ${exactAmount(amount, centavos)}`.trim()}
      submit={texts.itIs}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <PaymentField
        control={control}
        name="payment"
        label="Pago registrado"
        hint="Búscalo por cliente, valor, contrato o referencia."
        required
        rules={backPaymentFields.rules.payment}
        amount={amount}
      />
    </FormDialog>
  );
}

interface ChooseDepositDialogProps {
  readonly settlement: Pick<Settlement, "id" | "left">;
  readonly onClose: () => void;
}

/** Chooses the movement of the bank that is a deposit of a settlement, or a deduction debited apart. */
export function ChooseDepositDialog({ settlement, onClose }: ChooseDepositDialogProps) {
  const [choose] = useSettlementDepositMutation(reads);
  const { busy, failure, perform } = useSaving();
  const { control, submit } = useFields(findMovementFields, {
    record: null,
    save: async ({ values: { movement } }) => {
      if (!movement) return null;
      const variables = { id: settlement.id, movementId: movement.id };
      const wrong = await perform(() => choose({ variables }), texts.depositChosen);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const { amount, centavos } = settlement.left;
  return (
    <FormDialog
      open
      title={texts.chooseDeposit}
      lead={exactAmount(amount, centavos)}
      submit={texts.isDeposit}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <MovementField
        control={control}
        name="movement"
        label="Movimiento del banco"
        hint="Búscalo por descripción, valor o referencia."
        required
        rules={findMovementFields.rules.movement}
        amount={amount}
      />
    </FormDialog>
  );
}
