import Typography from "@mui/material/Typography";
import { MOST_POINTS } from "@travesia/api/rewards/points.rules";
import { useState } from "react";
import { useFields } from "../../base/saving/useFields.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import { amountOrZero, fieldsOf, trimmed } from "../../ui/form/fields.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { pointsText, rewardTexts as texts } from "./rewards.texts.ts";

interface AdjustPointsDialogProps {
  /** Person whose points are adjusted: name and current balance. */
  readonly person: { readonly name: string; readonly points: number };
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onAdjust: (input: { points: number; reason: string }) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Returns the form fields for changing a client's points, given the current balance `present`. */
const adjustFields = (present: number) =>
  fieldsOf<Record<never, never>>()({
    points: amountOrZero({
      wrong: (typed) => {
        const points = typed ?? 0;
        if (!Number.isInteger(points) || points === 0) return "Escribe cuántos puntos sumas o quitas";
        if (Math.abs(points) > MOST_POINTS)
          return `Un ajuste es de ${MOST_POINTS.toLocaleString("es-CO")} puntos como máximo`;
        return present + points >= 0
          ? null
          : `No puede quedar por debajo de cero: tiene ${pointsText(present)}`;
      },
    }),
    reason: trimmed({ required: "El motivo es obligatorio" }),
  });

/**
 * Shows the form in which the owner adds or deducts a person's points, with a reason that the person can
 * read.
 */
export function AdjustPointsDialog({ person, busy, failure, onAdjust, onClose }: AdjustPointsDialogProps) {
  const [fields] = useState(() => adjustFields(person.points));
  const { control, submit } = useFields(fields, { record: null, save: ({ input }) => onAdjust(input) });
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
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="points"
        label="Puntos"
        type="number"
        required
        hint="Con signo menos para quitar"
        rules={fields.rules.points}
      />
      <TextField
        control={control}
        name="reason"
        label="Motivo"
        multiline
        required
        maxLength={300}
        rules={fields.rules.reason}
      />
    </FormDialog>
  );
}
