import type { ReactNode } from "react";
import type { Control, FieldValues } from "react-hook-form";
import type { FailureKey } from "../../../base/failure/failures.texts.ts";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { FieldList } from "../../../ui/form/fields.ts";
import { CurrentPasswordField } from "./CurrentPasswordField.tsx";

interface OwnPasswordDialogProps<Values extends FieldValues & { currentPassword: string }, Input, Answer> {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly fields: FieldList<Values, Input, Record<never, never>>;
  readonly act: (input: Input) => Promise<Answer>;
  /** Returns the toast for the result; null for none. */
  readonly done: (answer: Answer) => string | null;
  /** Key of the message for a failure that the server did not explain. */
  readonly failing?: FailureKey;
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** Fields shown beside the password. */
  readonly children?: (control: Control<Values>) => ReactNode;
}

/**
 * Asks for the user's password and performs the act that requires it: `<OwnPasswordDialog title="Suprimir
 * tus datos" fields={eraseFields} act={(variables) => erase({ variables })} … />`
 */
export function OwnPasswordDialog<
  Values extends FieldValues & { currentPassword: string },
  Input extends object,
  Answer,
>({
  fields,
  act,
  done,
  failing,
  onDone,
  children,
  ...dialog
}: OwnPasswordDialogProps<Values, Input, Answer>) {
  const { busy, failure, perform } = useSaving();
  const { control, submit } = useFields(fields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(() => act(input), done, failing);
      if (!wrong) onDone();
      return wrong;
    },
  });
  return (
    <FormDialog {...dialog} open busy={busy} failure={failure} maxWidth="xs" onSubmit={submit}>
      <CurrentPasswordField control={control} />
      {children?.(control)}
    </FormDialog>
  );
}
