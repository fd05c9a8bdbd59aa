import type { ReactNode } from "react";
import type { Control, FieldValues } from "react-hook-form";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import type { FieldList } from "../../ui/form/fields.ts";
import { useFields } from "./useFields.ts";
import { useSaving } from "./useSaving.ts";

interface AddRowDialogProps<Values extends FieldValues, Input extends object> {
  readonly title: string;
  /** Description of the effect, above the fields. */
  readonly lead?: string;
  readonly submit: string;
  readonly fields: FieldList<Values, Input, never>;
  /** Initial values of the row; undefined for an empty row. */
  readonly begun?: Values;
  /** Text of the toast after the row was added. */
  readonly added: string;
  readonly add: (input: Input) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: (control: Control<Values>) => ReactNode;
}

/** Adds a row to a table whose rows are valid from a day on and are never edited. */
export function AddRowDialog<Values extends FieldValues, Input extends object>({
  title,
  lead,
  submit: verb,
  fields,
  begun = fields.empty,
  added,
  add,
  onClose,
  children,
}: AddRowDialogProps<Values, Input>) {
  const { busy, failure, perform } = useSaving();
  const { control, submit } = useFields(fields, {
    record: null,
    begun,
    save: async ({ input }) => {
      const wrong = await perform(() => add(input), added);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const shown = { open: true, maxWidth: "xs", busy, failure, onSubmit: submit, onClose } as const;
  return (
    <FormDialog {...shown} title={title} lead={lead} submit={verb}>
      {children(control)}
    </FormDialog>
  );
}
