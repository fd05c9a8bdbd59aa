import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { KeptAccountFragment } from "../content.generated.ts";
import { accountFields } from "./account.form.ts";
import { AccountFields } from "./AccountFields.tsx";

interface AccountFormDialogProps {
  /** Account being edited; null for a new account. */
  readonly record: KeptAccountFragment | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: SaveOf<typeof accountFields>;
  readonly onClose: () => void;
}

/** Creates or edits an account of the agency. */
export function AccountFormDialog({ record, busy, failure, onSave, onClose }: AccountFormDialogProps) {
  const { control, submit } = useFields(accountFields, { record, save: onSave });
  return (
    <FormDialog
      open
      title={record ? "Editar cuenta" : "Agregar cuenta"}
      submit={record ? "Guardar cuenta" : "Agregar cuenta"}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <AccountFields control={control} />
    </FormDialog>
  );
}
