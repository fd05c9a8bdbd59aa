import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { amountOrZero, fieldsOf } from "../../../../ui/form/fields.ts";
import { MoneyField } from "../../../../ui/form/MoneyField.tsx";

interface PriceDialogProps {
  readonly open: boolean;
  readonly number: string;
  readonly price: number | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (price: number) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const priceFields = fieldsOf<{ readonly precioTotal: number | null }>()({
  precioTotal: amountOrZero({
    wrong: (price) => (price !== null && price < 1 ? "Escribe un precio mayor que cero" : null),
  }),
});

/** Shows the price of a simple quote, typed: it completes the quote. */
export function PriceDialog({ open, number, price, busy, failure, onSubmit, onClose }: PriceDialogProps) {
  const { control, submit } = useFields(priceFields, {
    record: { precioTotal: price },
    save: ({ input }) => onSubmit(input.precioTotal),
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
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField
        control={control}
        name="precioTotal"
        label="Precio total"
        required
        rules={priceFields.rules.precioTotal}
      />
    </FormDialog>
  );
}
