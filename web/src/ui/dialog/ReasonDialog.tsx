import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { TextField } from "../form/TextField.tsx";
import { FormDialog } from "./FormDialog.tsx";

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen, and to what. */
  readonly lead?: ReactNode;
  readonly label: string;
  readonly submit: string;
  /** What is said without a reason; null where it may be left out. */
  readonly missing?: string | null;
  /** Characters that the server takes. */
  readonly maxLength?: number;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (reason: string) => unknown;
  readonly onClose: () => void;
}

/** Asks for a reason, or a note, before something is done. */
export function ReasonDialog({
  label,
  missing = "El motivo es obligatorio",
  maxLength = 500,
  onSubmit,
  ...dialog
}: ReasonDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { reason: "" } });
  const act = handleSubmit(({ reason }) => onSubmit(reason.trim()));
  const rules =
    missing === null
      ? {}
      : { required: missing, validate: (value: string) => value.trim() !== "" || missing };
  return (
    <FormDialog open {...dialog} onSubmit={act}>
      <TextField
        control={control}
        name="reason"
        label={label}
        multiline
        required={missing !== null}
        maxLength={maxLength}
        rules={rules}
      />
    </FormDialog>
  );
}
