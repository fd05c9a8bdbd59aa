import { longestOptionName } from "@travesia/api/quotes/quote/option/quote-option.rules";
import type { Frame } from "../../../../base/acts/record-acts.tsx";
import { useFields } from "../../../../base/saving/useFields.ts";
import type { Wrong } from "../../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, trimmed } from "../../../../ui/form/fields.ts";
import { TextField } from "../../../../ui/form/TextField.tsx";

interface OptionNameDialogProps extends Frame {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** Initial name. */
  readonly name: string;
  readonly onSubmit: (name: string) => Promise<Wrong | null>;
}

const nameFields = fieldsOf<{ readonly name: string }>()({
  name: trimmed({ required: "La opción necesita un nombre" }),
});

/** Asks for the name of an option. */
export function OptionNameDialog({ name, onSubmit, ...dialog }: OptionNameDialogProps) {
  const { control, submit } = useFields(nameFields, {
    record: { name },
    save: ({ input }) => onSubmit(input.name),
  });
  return (
    <FormDialog open maxWidth="xs" {...dialog} onSubmit={submit}>
      <TextField
        control={control}
        name="name"
        label="Nombre de la opción"
        required
        maxLength={longestOptionName}
        rules={nameFields.rules.name}
      />
    </FormDialog>
  );
}
