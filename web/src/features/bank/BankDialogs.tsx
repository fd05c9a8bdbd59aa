import { formatCop } from "@travesia/api/cop";
import { ReasonDialog } from "../../app/saving/ReasonDialog.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { AssignMovementDialog } from "./AssignMovementDialog.tsx";
import { AcceptProposalDialog } from "./AcceptProposalDialog.tsx";
import { BackPaymentDialog } from "./BackPaymentDialog.tsx";
import { othersText } from "./bank.texts.ts";
import { FindMovementDialog } from "./FindMovementDialog.tsx";
import { UndoBackingDialog } from "./UndoBackingDialog.tsx";
import type { BankActions } from "./useBankActions.ts";

/** The dialog of the act on a movement that is open, if one is. */
export function BankDialogs({ actions }: { readonly actions: BankActions }) {
  const { open, busy, failure, close } = actions;
  if (!open || open.act === "import") return null;
  if (open.act === "acceptExact")
    return (
      <ConfirmDialog
        open
        title="Aceptar las propuestas exactas"
        confirm={`Aceptar ${open.exact.ids.length.toLocaleString("es-CO")}`}
        reason={open.exact.ids.length === 0 ? "No hay propuestas que puedas aceptar." : null}
        busy={busy}
        onConfirm={() => actions.acceptExact(open.exact)}
        onClose={close}
      >
        {open.exact.ids.length === 0 ? (
          "Ya no hay propuestas exactas que puedas aceptar."
        ) : (
          <>
            <strong>{formatCop(open.exact.amount)}</strong> coinciden en valor y referencia con un solo pago
            cada uno. Los pagos que esperan quedan verificados con su recibo.
          </>
        )}
        {open.exact.others > 0 && ` ${othersText(open.exact.others)}`}
      </ConfirmDialog>
    );
  if (open.act === "find") return <FindMovementDialog payment={open.payment} actions={actions} />;
  const { movement } = open;
  if (open.act === "accept") return <AcceptProposalDialog movement={movement} actions={actions} />;
  if (open.act === "back") return <BackPaymentDialog movement={movement} actions={actions} />;
  if (open.act === "undo") return <UndoBackingDialog movement={movement} actions={actions} />;
  if (open.act === "aside")
    return (
      <ReasonDialog
        title="Apartar movimiento"
        lead={
          <>
            <strong>{formatCop(movement.free)}</strong> de «{movement.text}» dejan de esperar un dueño. Puedes
            devolverlos a la lista después.
          </>
        }
        label="Por qué no es el pago de un cliente"
        submit={`Apartar ${formatCop(movement.free)}`}
        maxLength={300}
        busy={busy}
        failure={failure}
        onSubmit={actions.putAside}
        onClose={close}
      />
    );
  return <AssignMovementDialog movement={movement} actions={actions} />;
}
