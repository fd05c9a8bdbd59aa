import { REASON_LENGTH } from "@travesia/api/payments/payment/duplicate/duplicate.rules";
import { ReasonDialog } from "../../base/saving/ReasonDialog.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { AssignMovementDialog } from "./AssignMovementDialog.tsx";
import { BankRuleDialog } from "./BankRuleDialog.tsx";
import { ExplainMovementDialog } from "./ExplainMovementDialog.tsx";
import { UndoPartDialog } from "./UndoPartDialog.tsx";
import { AcceptProposalDialog } from "./AcceptProposalDialog.tsx";
import { BackPaymentDialog } from "./BackPaymentDialog.tsx";
import { exactAmountsText, freeText, othersText } from "./bank.texts.ts";
import { FindMovementDialog } from "./FindMovementDialog.tsx";
import { paymentTexts } from "../payments/payment/payment.texts.ts";
import { UndoBackingDialog } from "./UndoBackingDialog.tsx";
import type { BankActions, ExactProposals } from "./useBankActions.ts";

/** Shows the open dialog of an act on a movement and, above it, the question why the money counts. */
export function BankDialogs({ actions }: { readonly actions: BankActions }) {
  return (
    <>
      <OpenDialog actions={actions} />
      <WhyDialog actions={actions} />
    </>
  );
}

function WhyDialog({ actions }: { readonly actions: BankActions }) {
  const { explain, busy, failure, leaveUnexplained } = actions;
  if (!explain) return null;
  return (
    <ReasonDialog
      title="¿Por qué cuenta este dinero?"
      label={paymentTexts.reason}
      missing="Escribe por qué cuenta"
      minLength={REASON_LENGTH.min}
      maxLength={REASON_LENGTH.max}
      submit="Aceptar de todos modos"
      busy={busy}
      failure={failure}
      onSubmit={explain}
      onClose={leaveUnexplained}
    />
  );
}

function OpenDialog({ actions }: { readonly actions: BankActions }) {
  const { open, busy, failure, close } = actions;
  if (!open) return null;
  switch (open.act) {
    case "import":
    case "balance":
      return null;
    case "acceptExact":
      return <AcceptExactDialog exact={open.exact} actions={actions} />;
    case "find":
      return <FindMovementDialog payment={open.payment} actions={actions} />;
    case "explain":
      return <ExplainMovementDialog movement={open.movement} actions={actions} />;
    case "undoPart":
      return <UndoPartDialog movement={open.movement} actions={actions} />;
    case "rule":
      return <BankRuleDialog rule={open.rule} actions={actions} />;
    case "accept":
      return <AcceptProposalDialog movement={open.movement} actions={actions} />;
    case "back":
      return <BackPaymentDialog movement={open.movement} actions={actions} />;
    case "undo":
      return <UndoBackingDialog movement={open.movement} actions={actions} />;
    case "assign":
      return <AssignMovementDialog movement={open.movement} actions={actions} />;
    case "aside":
      return (
        <ReasonDialog
          title="Apartar movimiento"
          lead={
            <>
              <strong>{freeText(open.movement)}</strong> de «{open.movement.text}» dejan de estar por
              identificar. Puedes devolverlos a la lista después.
            </>
          }
          label="Por qué no es el pago de un cliente"
          submit={`Apartar ${freeText(open.movement)}`}
          maxLength={300}
          busy={busy}
          failure={failure}
          onSubmit={actions.putAside}
          onClose={close}
        />
      );
  }
}

interface AcceptExactDialogProps {
  readonly exact: ExactProposals;
  readonly actions: BankActions;
}

function AcceptExactDialog({ exact, actions }: AcceptExactDialogProps) {
  const count = exact.ids.length;
  return (
    <ConfirmDialog
      open
      title="Aceptar las propuestas exactas"
      confirm={`Aceptar ${count.toLocaleString("es-CO")}`}
      reason={count === 0 ? "No hay propuestas que puedas aceptar." : null}
      busy={actions.busy}
      onConfirm={() => actions.acceptExact(exact)}
      onClose={actions.close}
    >
      {count === 0 ? (
        "Ya no hay propuestas exactas que puedas aceptar."
      ) : (
        <>
          <strong>{exactAmountsText(exact)}</strong> coinciden en valor y referencia o nombre con un solo pago
          cada uno. Los pagos que esperan quedan verificados con su recibo.
        </>
      )}
      {exact.others > 0 && ` ${othersText(exact.others)}`}
    </ConfirmDialog>
  );
}
