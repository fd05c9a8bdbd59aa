import Stack from "@mui/material/Stack";
import { times } from "@travesia/api/cop";
import type { Frame } from "../../../base/acts/record-acts.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { AddItemInput, ItemTipo } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { amount, choice, fieldsOf, text } from "../../../ui/form/fields.ts";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Money } from "../../../ui/Money.tsx";
import { itemKinds } from "../contract/contract.texts.ts";

interface Adding {
  readonly frame: Frame;
  readonly send: (sent: { readonly input: AddItemInput }) => Promise<Wrong | null>;
}

const kinds = Object.entries(itemKinds).map(([value, label]) => ({ value, label }));
const itemFields = fieldsOf<Record<never, never>>()({
  tipo: choice<ItemTipo>("extras"),
  descripcion: text(),
  cantidad: amount(
    { wrong: (count) => (count !== null && count < 1 ? "La cantidad debe ser al menos 1" : null) },
    1,
  ),
  precioUnitario: amount(),
});

/** Adds an item to purchase that the quote did not contain. */
export function AddItemDialog({ frame, send }: Adding) {
  const { control, submit, watch } = useFields(itemFields, {
    record: null,
    save: ({ input }) => send({ input }),
  });
  const [quantity, unit] = watch(["cantidad", "precioUnitario"]);
  return (
    <FormDialog open title="Agregar servicio" submit="Agregar servicio" onSubmit={submit} {...frame}>
      <SelectField control={control} name="tipo" label="Tipo" options={kinds} />
      <TextField control={control} name="descripcion" label="Descripción" required maxLength={300} />
      <Stack direction="row" sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <TextField
          control={control}
          name="cantidad"
          label="Cantidad"
          type="number"
          required
          rules={itemFields.rules.cantidad}
        />
        <MoneyField control={control} name="precioUnitario" label="Costo cotizado por unidad" />
      </Stack>
      <div>
        Costo cotizado: <Money amount={times(unit ?? 0, Math.max(Math.trunc(quantity ?? 0), 0))} strong />
      </div>
    </FormDialog>
  );
}
