import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useController } from "react-hook-form";
import { type SaveOf, useFields } from "../../../app/saving/useFields.ts";
import { ChooseFile } from "../../../ui/form/ChooseFile.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { raffleFields } from "./raffle.form.ts";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";

interface RaffleDialogProps {
  /** Null for a new one. */
  readonly raffle: RaffleLineFragment | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: SaveOf<typeof raffleFields>;
  readonly onClose: () => void;
}

/** Makes a raffle or edits it; the price stays once somebody has a number. */
export function RaffleDialog({ raffle: present, busy, failure, onSave, onClose }: RaffleDialogProps) {
  const { control, submit, opened: raffle } = useFields(raffleFields, { record: present, save: onSave });
  const { field, fieldState } = useController({ control, name: "image", rules: raffleFields.rules.image });
  const sold = raffle !== null && raffle.selectedCount + raffle.paidCount > 0;
  return (
    <FormDialog
      open
      title={raffle ? "Editar rifa" : "Nueva rifa"}
      submit={raffle ? "Guardar cambios" : "Crear rifa"}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField control={control} name="title" label="Título" required maxLength={120} />
      <TextField control={control} name="prize" label="Premio" required multiline maxLength={1000} />
      <MoneyField
        control={control}
        name="price"
        label="Precio de cada número"
        required
        disabled={sold}
        hint={sold ? "No se puede cambiar: ya hay números elegidos." : undefined}
      />
      <DayField control={control} name="drawDate" label="Fecha del sorteo" required />
      <TextField
        control={control}
        name="paymentText"
        label="Texto del código QR de pago"
        maxLength={500}
        hint="Una llave Bre-B, un enlace de pago o los datos de la cuenta"
      />
      <Stack direction="row" sx={{ gap: 3, alignItems: "center", flexWrap: "wrap" }}>
        <ChooseFile variant="outlined" accept="image/jpeg,image/png,image/webp" onFile={field.onChange}>
          {raffle?.image ? "Cambiar imagen" : "Agregar imagen"}
        </ChooseFile>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {field.value?.name ?? "JPG, PNG o WebP de hasta 10 MB"}
        </Typography>
      </Stack>
      {fieldState.error && (
        <FormHelperText error role="alert">
          {fieldState.error.message}
        </FormHelperText>
      )}
    </FormDialog>
  );
}
