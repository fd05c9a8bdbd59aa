import { conceptLabels } from "@travesia/api/bank/outflow/concept.rules";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { type Movement, partName } from "./movement.columns.tsx";
import { MoneyChoices } from "./MoneyChoices.tsx";
import type { BankActions } from "./useBankActions.ts";

interface UndoPartDialogProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "undoPart" | "busy" | "close">;
}

/** Undoes one of the parts that explain a movement: the one that the user selects. */
export function UndoPartDialog({ movement, actions }: UndoPartDialogProps) {
  const { allocations } = movement;
  const [chosen, choose] = useState(allocations.length === 1 ? (allocations[0]?.id ?? null) : null);
  const part = allocations.find(({ id }) => id === chosen);
  return (
    <ConfirmDialog
      open
      title="Deshacer explicación"
      confirm={part ? `Deshacer ${formatCop(Math.abs(part.amount))}` : "Deshacer"}
      destructive
      busy={actions.busy}
      reason={part ? null : "Elige la parte."}
      onConfirm={() => part && actions.undoPart(part.id)}
      onClose={actions.close}
    >
      {allocations.length > 1 && (
        <MoneyChoices
          label={`«${movement.text}» se explica con:`}
          choices={allocations.map((one) => ({
            id: one.id,
            name: `${formatCop(Math.abs(one.amount))} · ${partName(one)}`,
            facts: conceptLabels[one.concept],
          }))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {part && (
        <p>
          {formatCop(Math.abs(part.amount))} de «{movement.text}» vuelven a quedar por explicar.
          {part.label && " El pago queda registrado como está."}
        </p>
      )}
    </ConfirmDialog>
  );
}
