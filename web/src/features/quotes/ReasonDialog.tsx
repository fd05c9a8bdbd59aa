import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { TextField } from "../../ui/form/TextField.tsx";

interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, and to which quote. */
  readonly lead: ReactNode;
  readonly label: string;
  readonly submit: string;
  /** What is said without a reason; a reason that may be left out has none. */
  readonly missing?: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** One act that takes a reason or a note: declining, asking for another offer, recording a client's yes. */
export function ReasonDialog({ missing, label, onSubmit, ...dialog }: ReasonDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { reason: "" } });
  const rules = missing ? { validate: (value: string) => value.trim() !== "" || missing } : undefined;
  return (
    <FormDialog {...dialog} onSubmit={handleSubmit(({ reason }) => onSubmit(reason.trim()))}>
      <TextField control={control} name="reason" label={label} multiline maxLength={1000} autoFocus rules={rules} />
    </FormDialog>
  );
}
