import { useForm } from "react-hook-form";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";

interface PriceDialogProps {
  readonly open: boolean;
  readonly number: string;
  readonly price: number | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (price: number) => void;
  readonly onClose: () => void;
}

/** The price of a simple quote, typed: it completes the quote. */
export function PriceDialog({ open, number, price, busy, failure, onSubmit, onClose }: PriceDialogProps) {
  const { control, handleSubmit } = useForm<{ precioTotal: number | null }>({
    defaultValues: { precioTotal: price },
  });
  return (
    <FormDialog
      open={open}
      title="Escribir el precio"
      lead={
        `La cotización ${number} quedará lista para enviar con este precio total, ` +
        "sin pasar por la calculadora."
      }
      submit="Guardar precio"
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={handleSubmit(({ precioTotal }) => onSubmit(precioTotal ?? 0))}
      onClose={onClose}
    >
      <MoneyField
        control={control}
        name="precioTotal"
        label="Precio total"
        required
        rules={{ min: { value: 1, message: "Escribe un precio mayor que cero" } }}
      />
    </FormDialog>
  );
}
