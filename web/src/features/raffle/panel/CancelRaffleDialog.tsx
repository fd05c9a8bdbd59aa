import { useForm } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";
import { numbersText } from "../board/raffle.texts.ts";

interface CancelRaffleDialogProps {
  readonly raffle: RaffleLineFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onCancel: (motivo: string) => void;
  readonly onClose: () => void;
}

/** Ends a raffle without playing it: says what has to be given back, and asks why. */
export function CancelRaffleDialog({ raffle, busy, failure, onCancel, onClose }: CancelRaffleDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { motivo: "" } });
  const { title, paidCount, collected } = raffle;
  return (
    <FormDialog
      open
      title={`Cancelar «${title}»`}
      submit="Cancelar la rifa"
      busy={busy}
      failure={failure}
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
      onSubmit={handleSubmit(({ motivo }) => onCancel(motivo.trim()))}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="motivo"
        label="Motivo"
        multiline
        maxLength={500}
        required
        rules={{ validate: (value: string) => value.trim() !== "" || "El motivo es obligatorio" }}
      />
    </FormDialog>
  );
}
