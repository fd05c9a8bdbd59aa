import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { Money } from "../../../ui/Money.tsx";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";
import { numbersText } from "../board/raffle.texts.ts";

interface CancelRaffleDialogProps {
  readonly raffle: RaffleLineFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (motivo: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Ends a raffle without playing it: shows the payments to be refunded, and takes the reason. */
export function CancelRaffleDialog({ raffle, ...dialog }: CancelRaffleDialogProps) {
  const { title, paidCount, collected } = raffle;
  return (
    <ReasonDialog
      {...dialog}
      title={`Cancelar «${title}»`}
      lead={
        paidCount > 0 ? (
          <>
            Hay {numbersText(paidCount)} con pago por <Money amount={collected} strong />, que se debe
            devolver. La lista de quién pagó se conserva. No se puede deshacer.
          </>
        ) : (
          "Nadie podrá tomar más números de esta rifa. No se puede deshacer."
        )
      }
      label="Motivo"
      submit="Cancelar la rifa"
    />
  );
}
