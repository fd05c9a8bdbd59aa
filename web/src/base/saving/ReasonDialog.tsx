import { type ReactNode, useState } from "react";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../ui/form/fields.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { useFields } from "./useFields.ts";
import type { Wrong } from "./useSaving.ts";

interface ReasonDialogProps {
  readonly title: string;
  /** Description of what will happen, and to which record. */
  readonly lead?: ReactNode;
  /** Content to look at before deciding, shown above the field. */
  readonly children?: ReactNode;
  readonly label: string;
  readonly submit: string;
  /** The word of the way out, where it is not `Cancelar`. */
  readonly leave?: string;
  /** Message shown when the reason is empty; null where it may be left out. */
  readonly missing?: string | null;
  /** Fewest characters that the server takes. */
  readonly minLength?: number;
  /** Characters that the server takes. */
  readonly maxLength?: number;
  readonly maxWidth?: "xs" | "sm";
  readonly busy: boolean;
  readonly failure: string | null;
  /** Answers what is wrong with the reason, or null when it was done. */
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

/** Asks for a reason, or a note, before something is done. */
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
      // There is one field, whatever the server calls it.
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
