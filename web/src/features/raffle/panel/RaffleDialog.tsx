import FormHelperText from "@mui/material/FormHelperText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useController } from "react-hook-form";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { ChooseFile } from "../../../ui/form/ChooseFile.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { raffleFields } from "./raffle.form.ts";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";

interface RaffleDialogProps {
  /** Raffle being edited; null for a new raffle. */
  readonly raffle: RaffleLineFragment | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: SaveOf<typeof raffleFields>;
  readonly onClose: () => void;
}

/** Creates or edits a raffle; the price is fixed once a number is taken. */
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
      <Typography variant="h6" component="h3">
        Autorización (Decreto 1486 de 2024)
      </Typography>
      <TextField
        control={control}
        name="authorizationNumber"
        label="Número de la autorización"
        maxLength={60}
      />
      <TextField
        control={control}
        name="authorizationAuthority"
        label="Autoridad que la dio"
        maxLength={120}
        hint="Por ejemplo: Lotería de Bogotá, Coljuegos"
      />
      <DayField control={control} name="authorizationDay" label="Día de la autorización" />
      <TextField control={control} name="policy" label="Póliza" maxLength={200} hint="Aseguradora y número" />
      <TextField control={control} name="drawLottery" label="Lotería del sorteo" maxLength={120} />
      <CheckField
        control={control}
        name="prizeInKind"
        label="El premio se entrega en especie, nunca en dinero"
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
