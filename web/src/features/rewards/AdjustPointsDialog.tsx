import Typography from "@mui/material/Typography";
import { MOST_POINTS } from "@travesia/api/rewards/points.rules";
import { useForm } from "react-hook-form";
import { TextField } from "../../ui/form/TextField.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { pointsText, rewardTexts as texts } from "./rewards.texts.ts";

/** A change of somebody's points as it is typed. */
export interface AdjustForm {
  points: number | null;
  reason: string;
}

interface AdjustPointsDialogProps {
  /** Whose points: name and present balance. */
  readonly person: { readonly name: string; readonly points: number };
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onAdjust: (form: { points: number; reason: string }) => void;
  readonly onClose: () => void;
}

/** The owner adds points to a person, or takes some, with a reason that the person reads. */
export function AdjustPointsDialog({ person, busy, failure, onAdjust, onClose }: AdjustPointsDialogProps) {
  const { control, handleSubmit } = useForm<AdjustForm>({ defaultValues: { points: null, reason: "" } });
  const change = (value: unknown) => {
    const points = Number(value);
    if (!Number.isInteger(points) || points === 0) return "Escribe cuántos puntos sumas o quitas";
    if (Math.abs(points) > MOST_POINTS)
      return `Un ajuste es de ${MOST_POINTS.toLocaleString("es-CO")} puntos como máximo`;
    return (
      person.points + points >= 0 || `No puede quedar por debajo de cero: tiene ${pointsText(person.points)}`
    );
  };
  return (
    <FormDialog
      open
      title={texts.adjust}
      submit={texts.adjust}
      maxWidth="xs"
      busy={busy}
      failure={failure}
      lead={
        <Typography>
          <strong>{person.name}</strong> tiene {pointsText(person.points)}. El ajuste queda en su historial
          con tu motivo.
        </Typography>
      }
      onSubmit={handleSubmit(({ points, reason }) =>
        onAdjust({ points: points ?? 0, reason: reason.trim() }),
      )}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="points"
        label="Puntos"
        type="number"
        required
        hint="Con signo menos para quitar"
        rules={{ validate: change }}
      />
      <TextField
        control={control}
        name="reason"
        label="Motivo"
        multiline
        required
        maxLength={300}
        rules={{
          validate: (value: unknown) => String(value ?? "").trim() !== "" || "El motivo es obligatorio",
        }}
      />
    </FormDialog>
  );
}
