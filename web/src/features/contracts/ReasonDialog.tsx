import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { TextField } from "../../ui/form/TextField.tsx";

interface ReasonDialogProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly label: string;
  readonly submit: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (reason: string) => unknown;
  readonly onClose: () => void;
}

/** Asks for a reason before something is done. */
export function ReasonDialog({ title, lead, label, submit, busy, failure, onSubmit, onClose }: ReasonDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { reason: "" } });
  const act = handleSubmit(({ reason }) => onSubmit(reason.trim()));
  const given = (value: string) => value.trim() !== "" || "El motivo es obligatorio";
  return (
    <FormDialog open title={title} lead={lead} submit={submit} busy={busy} failure={failure} onSubmit={act} onClose={onClose}>
      <TextField control={control} name="reason" label={label} multiline required autoFocus maxLength={2000} rules={{ validate: given }} />
    </FormDialog>
  );
}
