import { spokenMonth } from "@travesia/api/colombia/spoken";
import { formatCop } from "@travesia/api/cop";
import { ReasonDialog } from "../../base/saving/ReasonDialog.tsx";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { closingTexts, leftText } from "./closing.texts.ts";
import type { useMonthActs } from "./useMonthActs.ts";

interface MonthDialogsProps {
  readonly mes: string;
  readonly pendientes: number;
  /** Number of pending records of the month, by kind. */
  readonly waiting: Parameters<typeof leftText>[0];
  /** Received amount, in COP. */
  readonly recibido: number;
  readonly acts: ReturnType<typeof useMonthActs>;
}

/** Asks for confirmation before a month is closed, and for a reason before it is reopened. */
export function MonthDialogs({ mes, pendientes, waiting, recibido, acts }: MonthDialogsProps) {
  const { open, dialog } = acts;
  if (open === "close")
    return (
      <ConfirmDialog
        open
        title={`Cerrar ${spokenMonth(mes)}`}
        confirm={closingTexts.close}
        busy={dialog.busy}
        onConfirm={() => acts.close(pendientes)}
        onClose={dialog.onClose}
      >
        {dialog.failure && <FormFailure failure={dialog.failure} />}
        Sus cifras quedarán guardadas, con {formatCop(recibido)} recibidos, y nadie podrá registrar, verificar
        ni pagar en sus fechas. {leftText(waiting)} Solo el propietario puede reabrirlo.
      </ConfirmDialog>
    );
  if (open === "reopen")
    return (
      <ReasonDialog
        title={`Reabrir ${spokenMonth(mes)}`}
        lead="Se podrá registrar de nuevo en sus fechas. El cierre queda en la historia con las cifras que guardó."
        label="Motivo"
        submit={closingTexts.reopen}
        onSubmit={acts.reopen}
        {...dialog}
      />
    );
  return null;
}
