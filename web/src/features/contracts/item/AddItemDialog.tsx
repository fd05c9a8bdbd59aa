import Stack from "@mui/material/Stack";
import { times } from "@travesia/api/cop";
import { useForm } from "react-hook-form";
import type { AddItemInput, ItemTipo } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Money } from "../../../ui/Money.tsx";
import { itemKinds } from "../contract/contract.texts.ts";

interface AddItemDialogProps {
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (input: AddItemInput) => void;
  readonly onClose: () => void;
}

const kinds = Object.entries(itemKinds).map(([value, label]) => ({ value, label }));
const empty: { tipo: ItemTipo; descripcion: string; cantidad: number | null; precioUnitario: number | null } =
  {
    tipo: "extras",
    descripcion: "",
    cantidad: 1,
    precioUnitario: null,
  };

/** An item to buy that the quote did not hold. */
export function AddItemDialog({ busy, failure, onSubmit, onClose }: AddItemDialogProps) {
  const { control, handleSubmit, watch } = useForm({ defaultValues: empty });
  const [quantity, unit] = watch(["cantidad", "precioUnitario"]);
  const act = handleSubmit(({ tipo, descripcion, cantidad, precioUnitario }) =>
    onSubmit({ tipo, descripcion, cantidad, precioUnitario }),
  );
  return (
    <FormDialog
      open
      title="Agregar item"
      submit="Agregar item"
      busy={busy}
      failure={failure}
      onSubmit={act}
      onClose={onClose}
    >
      <SelectField control={control} name="tipo" label="Tipo" options={kinds} />
      <TextField control={control} name="descripcion" label="Descripción" required maxLength={300} />
      <Stack direction="row" sx={{ gap: 4, "& > *": { flex: 1 } }}>
        <TextField
          control={control}
          name="cantidad"
          label="Cantidad"
          type="number"
          required
          rules={{ min: { value: 1, message: "La cantidad debe ser al menos 1" } }}
        />
        <MoneyField control={control} name="precioUnitario" label="Costo cotizado por unidad" />
      </Stack>
      <div>
        Costo cotizado: <Money amount={times(unit ?? 0, Math.max(Math.trunc(quantity ?? 0), 0))} strong />
      </div>
    </FormDialog>
  );
}
