import { formatCop } from "@travesia/api/cop";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import type { useQuoteDecision } from "./useQuoteDecision.ts";

interface DecisionDialogsProps {
  readonly destination: string;
  readonly price: number;
  /** Name of the selected option; null when the quote has a single one. */
  readonly option: string | null;
  readonly decision: ReturnType<typeof useQuoteDecision>;
}

/** Shows the dialog of the decision that the client is making. */
export function DecisionDialogs({ destination, price, option, decision }: DecisionDialogsProps) {
  const { open, busy, failure, close } = decision;
  const shared = { busy, failure, maxLength: 1000, onClose: close };
  if (open === "approve")
    return (
      <ConfirmDialog
        open
        title="Aprobar la cotización"
        confirm="Aprobar cotización"
        busy={busy}
        failure={failure}
        onConfirm={decision.approve}
        onClose={close}
      >
        Apruebas tu viaje a {destination}
        {option !== null && `, opción «${option}»,`} por <strong>{formatCop(price)}</strong>. Después te
        pediremos los datos de los pasajeros.
      </ConfirmDialog>
    );
  if (open === "requote")
    return (
      <ReasonDialog
        {...shared}
        title="Pedir ajustes"
        lead="Cuéntanos qué quieres cambiar: fechas, hotel, número de personas, presupuesto."
        label="Qué te gustaría cambiar"
        missing="El motivo de la recotización es obligatorio"
        submit="Pedir ajustes"
        onSubmit={decision.requote}
      />
    );
  if (open === "reject")
    return (
      <ReasonDialog
        {...shared}
        title="Rechazar la cotización"
        lead={
          `No aceptarás el viaje a ${destination}${option === null ? ` por ${formatCop(price)}` : ""}. ` +
          "Tu motivo nos ayuda a mejorar."
        }
        label="Motivo del rechazo"
        missing="El motivo de rechazo es obligatorio"
        submit="Rechazar cotización"
        onSubmit={decision.reject}
      />
    );
  return null;
}
