import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { ReasonDialog } from "../../app/saving/ReasonDialog.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { AssignMovementDialog } from "./AssignMovementDialog.tsx";
import { bookedText, othersText } from "./bank.texts.ts";
import { proposedFor } from "./movement.columns.tsx";
import type { BankActions } from "./useBankActions.ts";

/** The dialog of the act on a movement that is open, if one is. */
export function BankDialogs({ actions }: { readonly actions: BankActions }) {
  const { open, busy, failure, duplicate, close } = actions;
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
  const { movement } = open;
  const amount = <strong>{formatCop(movement.free)}</strong>;
  if (open.act === "accept") {
    const { proposal } = open;
    const waits = proposal.payment?.status === "pending";
    return (
      <ConfirmDialog
        open
        title="Aceptar propuesta"
        confirm={duplicate ? "Aceptar de todos modos" : `Aceptar ${formatCop(movement.free)}`}
        busy={busy}
        onConfirm={() => actions.accept(proposal.id)}
        onClose={close}
      >
        {amount} de «{movement.text}» {proposal.payment ? "son el pago de" : "se registran como pago de"}{" "}
        <strong>{proposedFor(proposal)}</strong>
        {!proposal.payment ? bookedText(movement) : waits ? ", que queda verificado con su recibo." : "."}
        <Typography variant="body2" color="textSecondary" component="span" sx={{ display: "block", mt: 2 }}>
          Por qué: {proposal.reasons.join("; ")}.
        </Typography>
        {failure && (
          <Alert severity="warning" component="span" sx={{ mt: 3 }}>
            {failure}
          </Alert>
        )}
      </ConfirmDialog>
    );
  }
  if (open.act === "undo")
    return (
      <ConfirmDialog
        open
        title="Deshacer asignación"
        confirm="Deshacer"
        destructive
        busy={busy}
        onConfirm={() => actions.undo(open.backingId)}
        onClose={close}
      >
        «{movement.text}» vuelve a quedar por identificar. El pago queda como está: si no debía contar, el
        propietario lo reversa.
      </ConfirmDialog>
    );
  if (open.act === "aside")
    return (
      <ReasonDialog
        title="Apartar movimiento"
        lead={
          <>
            {amount} de «{movement.text}» dejan de esperar un dueño. Puedes devolverlos a la lista después.
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
