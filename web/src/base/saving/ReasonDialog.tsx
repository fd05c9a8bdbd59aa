import { type ReactNode, useState } from "react";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../ui/form/fields.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { useFields } from "./useFields.ts";
import type { Wrong } from "./useSaving.ts";

interface ReasonDialogProps {
  readonly title: string;
  /** Description of the effect, and the record. */
  readonly lead?: ReactNode;
  /** Content to review before deciding, shown above the field. */
  readonly children?: ReactNode;
  readonly label: string;
  readonly submit: string;
  /** Label of the cancel button, if it is not `Cancelar`. */
  readonly leave?: string;
  /** Message shown when the reason is empty; null when it is optional. */
  readonly missing?: string | null;
  /** Minimum length that the server accepts. */
  readonly minLength?: number;
  /** Maximum length that the server accepts. */
  readonly maxLength?: number;
  readonly maxWidth?: "xs" | "sm";
  readonly busy: boolean;
  readonly failure: string | null;
  /** Submits the reason; returns the errors of the field, or null on success. */
  readonly onSubmit: (reason: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const reasonFields = (missing: string | null, minLength: number) => {
  const wrong = (text: string) =>
    text.trim() !== "" && text.trim().length < minLength ? `Escribe al menos ${minLength} caracteres` : null;
  return fieldsOf<Record<never, never>>()({
    reason: trimmed({ ...(missing !== null && { required: missing }), wrong }),
  });
};

/** Asks for a reason or a note before an act. */
export function ReasonDialog({
  label,
  missing = "El motivo es obligatorio",
  minLength = 0,
  maxLength = 500,
  children,
  onSubmit,
  ...dialog
}: ReasonDialogProps) {
  const [fields] = useState(() => reasonFields(missing, minLength));
  const { control, submit } = useFields(fields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await onSubmit(input.reason);
      // There is one field, however the server names it.
      return wrong && wrong.map((one) => ({ ...one, field: "reason" }));
    },
  });
  return (
    <FormDialog open {...dialog} onSubmit={submit}>
      {children}
      <TextField
        control={control}
        name="reason"
        label={label}
        multiline
        required={missing !== null}
        maxLength={maxLength}
        rules={fields.rules.reason}
      />
    </FormDialog>
  );
}
