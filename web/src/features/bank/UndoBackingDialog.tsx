import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { formatDay } from "../../ui/days.ts";
import { paymentName } from "./backing.texts.ts";
import type { Movement } from "./movement.columns.tsx";
import { MoneyChoices } from "./MoneyChoices.tsx";
import type { BankActions } from "./useBankActions.ts";

interface UndoBackingDialogProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "undo" | "busy" | "close">;
}

/** Undoes the match between a movement and a payment: the only match, or the one that the user selects. */
export function UndoBackingDialog({ movement, actions }: UndoBackingDialogProps) {
  const { backings } = movement;
  const [chosen, choose] = useState(backings.length === 1 ? (backings[0]?.id ?? null) : null);
  const backing = backings.find(({ id }) => id === chosen);
  return (
    <ConfirmDialog
      open
      title="Deshacer asignación"
      confirm={backing ? `Deshacer ${formatCop(backing.amount)}` : "Deshacer"}
      destructive
      busy={actions.busy}
      reason={backing ? null : "Elige la asignación."}
      onConfirm={() => backing && actions.undo(backing.id)}
      onClose={actions.close}
    >
      {backings.length > 1 && (
        <MoneyChoices
          label={`«${movement.text}» es el dinero de:`}
          choices={backings.map(({ id, amount, payment }) => ({
            id,
            name: `${formatCop(amount)} · ${paymentName(payment)}`,
            facts: `Pago de ${formatCop(payment.monto)} del ${formatDay(payment.fechaPago)}`,
          }))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {backing && (
        <p>
          {formatCop(backing.amount)} de «{movement.text}» vuelven a quedar por identificar. El pago de{" "}
          {paymentName(backing.payment)} queda como está: si no debía contar, el propietario lo reversa.
        </p>
      )}
    </ConfirmDialog>
  );
}
