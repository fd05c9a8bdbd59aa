import Alert from "@mui/material/Alert";
import { useForm } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { RaffleLineFragment } from "../board/raffle.generated.ts";

interface DrawForm {
  winningNumber: string;
  source: string;
}

interface DrawRaffleDialogProps {
  readonly raffle: RaffleLineFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onDraw: (draw: DrawForm) => void;
  readonly onClose: () => void;
}

const digits = {
  validate: (value: unknown) =>
    /^\d{3}$/.test(String(value).trim()) || "El número ganador tiene tres cifras, de 000 a 999",
};

/** Takes the result of a raffle: the number, and where it comes from. */
export function DrawRaffleDialog({ raffle, busy, failure, onDraw, onClose }: DrawRaffleDialogProps) {
  const { control, handleSubmit } = useForm<DrawForm>({ defaultValues: { winningNumber: "", source: "" } });
  return (
    <FormDialog
      open
      title={`Registrar el resultado de «${raffle.title}»`}
      submit="Guardar resultado"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit(onDraw)}
      onClose={onClose}
    >
      <Alert severity="warning">
        El resultado es definitivo y se publica de inmediato. Gana quien tenga pagado el número; hay{" "}
        {raffle.paidCount.toLocaleString("es-CO")} pagados.
      </Alert>
      <TextField
        control={control}
        name="winningNumber"
        label="Número ganador"
        required
        maxLength={3}
        rules={digits}
      />
      <TextField
        control={control}
        name="source"
        label="De dónde sale"
        required
        maxLength={200}
        hint="Por ejemplo: Lotería de Bogotá, sorteo 2813, tres últimas cifras"
      />
    </FormDialog>
  );
}
