import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { amountOrZero, fieldsOf } from "../../../../ui/form/fields.ts";
import { MoneyField } from "../../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { typedList } from "../typed-list.field.ts";

interface PriceDialogProps {
  readonly open: boolean;
  readonly number: string;
  readonly price: TypedPrice;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (price: PriceInput) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** A price with its inclusions, as a quote keeps it. */
export interface TypedPrice {
  readonly precioTotal: number | null;
  readonly incluye: readonly string[] | null;
  readonly noIncluye: readonly string[] | null;
}

const priceFields = fieldsOf<TypedPrice>()({
  precioTotal: amountOrZero({
    wrong: (price) => (price !== null && price < 1 ? "Escribe un precio mayor que cero" : null),
  }),
  incluye: typedList,
  noIncluye: typedList,
});
export type PriceInput = ReturnType<typeof priceFields.input>;

/** Shows the price of a simple quote, typed, with its inclusions: it completes the quote. */
export function PriceDialog({ open, number, price, busy, failure, onSubmit, onClose }: PriceDialogProps) {
  const { control, submit } = useFields(priceFields, {
    record: price,
    save: ({ input }) => onSubmit(input),
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
      maxWidth="sm"
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
      <TextField
        control={control}
        name="incluye"
        label="Qué incluye"
        multiline
        rules={priceFields.rules.incluye}
        hint="Una línea por servicio: puedes pegar la lista. El cliente la lee así"
      />
      <TextField
        control={control}
        name="noIncluye"
        label="Qué no incluye"
        multiline
        rules={priceFields.rules.noIncluye}
      />
    </FormDialog>
  );
}
