import type { Frame } from "../../../../base/acts/record-acts.tsx";
import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { amountOrZero, fieldsOf } from "../../../../ui/form/fields.ts";
import { MoneyField } from "../../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { typedList } from "../typed-list.field.ts";

/** A price with its inclusions, as stored in the quote. */
interface TypedPrice {
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

interface Pricing {
  readonly record: TypedPrice & { readonly quoteNumber: string };
  readonly frame: Frame;
  readonly send: (sent: { readonly input: ReturnType<typeof priceFields.input> }) => Promise<Wrong | null>;
}

/** Takes a manually entered price with its inclusions for a simple quote, which completes the quote. */
export function PriceDialog({ record, frame, send }: Pricing) {
  const { control, submit } = useFields(priceFields, {
    record,
    save: ({ input }) => send({ input }),
  });
  return (
    <FormDialog
      open
      title="Escribir el precio"
      lead={
        `La cotización ${record.quoteNumber} quedará lista para enviar con este precio total, ` +
        "sin pasar por la calculadora."
      }
      submit="Guardar precio"
      maxWidth="sm"
      onSubmit={submit}
      {...frame}
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
