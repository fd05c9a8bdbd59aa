import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useFields } from "../../base/saving/useFields.ts";
import { useUser } from "../../base/session/useSession.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { formatDay } from "../../ui/days.ts";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { bankTexts, bookedText } from "./bank.texts.ts";
import { assignFields, type PayableChoice } from "./assign.form.ts";
import { paymentFacts, paymentName } from "./backing.texts.ts";
import { BackingOutcome } from "./BackingOutcome.tsx";
import { useBankBackablePaymentsQuery } from "./bank.generated.ts";
import { MoneyChoices } from "./MoneyChoices.tsx";
import { mustBeOther, type Movement } from "./movement.columns.tsx";
import { PayableField } from "./PayableField.tsx";
import type { BankActions } from "./useBankActions.ts";

interface AssignMovementDialogProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "assign" | "back" | "busy" | "failure" | "close">;
}

/**
 * Returns the registered payments that may correspond to a bank movement: payments of the same amount, and
 * payments of the selected client.
 */
function useRegistered(amount: number, payable: PayableChoice | null) {
  const ofAmount = useBankBackablePaymentsQuery({ variables: { limit: 4, filter: { monto: amount } } });
  const of = payable && (payable.kind === "contract" ? { contractId: payable.id } : { orderId: payable.id });
  const ofPayable = useBankBackablePaymentsQuery(
    of ? { variables: { limit: 8, filter: of } } : { skip: true },
  );
  const found = [
    ...(of ? (lastAnswer(ofPayable)?.backablePayments.items ?? []) : []),
    ...(lastAnswer(ofAmount)?.backablePayments.items ?? []),
  ];
  const payments = [...new Map(found.map((one) => [one.id, one])).values()];
  return { payments, known: !ofAmount.loading && !ofPayable.loading };
}

const NEW = "new";

/**
 * Assigns a bank movement without a registered payment to a contract or a reservation, after the user
 * confirmed that it matches no registered payment.
 */
export function AssignMovementDialog({ movement, actions }: AssignMovementDialogProps) {
  const { busy, failure, close } = actions;
  const user = useUser();
  const { control, submit } = useFields(assignFields, {
    record: null,
    begun: { ...assignFields.empty, monto: movement.free },
    save: async ({ input, values: { payable } }) => {
      if (!payable) return null;
      const { kind, id } = payable;
      return actions.assign({ ...input, ...(kind === "contract" ? { contractId: id } : { orderId: id }) });
    },
  });
  const payable = useWatch({ control, name: "payable" });
  const { payments, known } = useRegistered(movement.free, payable);
  // An answer about some payments is requested again when others are found.
  const asked = payments.map(({ id }) => id).join();
  const [answer, setAnswer] = useState({ asked: "", chosen: "" });
  const chosen = payments.length === 0 ? NEW : answer.asked === asked ? answer.chosen : "";
  const payment = payments.find(({ id }) => id === chosen);
  const reason = payment
    ? mustBeOther(movement, payment, user)
      ? bankTexts.ownPayment
      : null
    : known && chosen === NEW
      ? null
      : "Di primero si es uno de los pagos registrados.";
  return (
    <FormDialog
      open
      title="Asignar a un contrato o una reserva"
      lead={
        <>
          «{movement.text}» del {formatDay(movement.day)} tiene <strong>{formatCop(movement.free)}</strong>{" "}
          por identificar.{!payment && ` Se registra el pago de ese día${bookedText(movement)}`}
        </>
      }
      submit={payment ? "Es este pago" : "Asignar"}
      busy={busy}
      reason={reason}
      failure={failure}
      onSubmit={(event) => {
        event.preventDefault();
        return payment ? actions.back({ movementId: movement.id, paymentId: payment.id }) : submit(event);
      }}
      onClose={close}
    >
      <PayableField
        control={control}
        name="payable"
        label="Contrato o reserva"
        required
        rules={assignFields.rules.payable}
      />
      {payments.length > 0 && (
        <MoneyChoices
          label="¿Es uno de estos pagos registrados?"
          choices={[
            ...payments.map((one) => ({ id: one.id, name: paymentName(one), facts: paymentFacts(one) })),
            { id: NEW, name: "Ninguno: es un pago nuevo" },
          ]}
          chosen={chosen}
          onChoose={(id) => setAnswer({ asked, chosen: id })}
        />
      )}
      {payment && <BackingOutcome movement={movement} payment={payment} />}
      {!payment && (
        <>
          <MoneyField
            control={control}
            name="monto"
            label="Valor"
            required
            rules={assignFields.rules.monto}
          />
          <TextField
            control={control}
            name="observaciones"
            label="Observaciones"
            multiline
            maxLength={2000}
          />
        </>
      )}
    </FormDialog>
  );
}
