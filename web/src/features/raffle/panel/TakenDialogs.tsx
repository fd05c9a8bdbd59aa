import { formatCop } from "@travesia/api/cop";
import { HELD_HOURS } from "@travesia/api/raffle/raffle.rules";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import type { RaffleCardFragment } from "../board/raffle.generated.ts";
import { numbersText } from "../board/raffle.texts.ts";
import type { AskedAct } from "./useTakenActions.ts";

interface TakenDialogsProps {
  readonly asked: AskedAct;
  readonly raffle: RaffleCardFragment;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms before a number is marked as paid, as unpaid, or as free again, and before the whole board is. */
export function TakenDialogs({ asked, raffle, ...dialog }: TakenDialogsProps) {
  const price = formatCop(raffle.price);
  switch (asked.act) {
    case "reset":
      return (
        <ConfirmDialog
          open
          title="Resetear el tablero"
          confirm="Resetear todos los números"
          destructive
          {...dialog}
        >
          Se borrarán selección y persona de <strong>{numbersText(raffle.selectedCount)}</strong> de «
          {raffle.title}». No se puede deshacer.
        </ConfirmDialog>
      );
    case "release": {
      const { value, name } = asked.number;
      return (
        <ConfirmDialog open title={`Liberar el ${value}`} confirm="Liberar número" destructive {...dialog}>
          El número {value} dejará de ser de {name} y cualquiera podrá tomarlo.
        </ConfirmDialog>
      );
    }
    case "pay": {
      const { value, name, isPaid } = asked.number;
      return isPaid ? (
        <ConfirmDialog
          open
          title={`Quitar el pago del ${value}`}
          confirm={`Quitar el pago de ${price}`}
          destructive
          {...dialog}
        >
          El número {value} de {name} quedará por pagar. Si no se paga en {HELD_HOURS} horas, vuelve a estar
          libre.
        </ConfirmDialog>
      ) : (
        <ConfirmDialog
          open
          title={`Registrar el pago del ${value}`}
          confirm={`Registrar ${price}`}
          {...dialog}
        >
          {name} pagó <strong>{price}</strong> por el número {value} de «{raffle.title}».
        </ConfirmDialog>
      );
    }
  }
}
