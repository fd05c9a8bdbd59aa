import { type SaveOf, useFields } from "../../base/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { providerFields } from "./provider.form.ts";
import { providerTexts } from "./provider.texts.ts";
import { ProviderFields } from "./ProviderFields.tsx";
import type { ProviderRecordFragment } from "./providers.generated.ts";

interface ProviderFormDialogProps {
  /** Provider being edited; null for a new provider. */
  readonly provider: ProviderRecordFragment | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly fresh: number;
  readonly onSave: SaveOf<typeof providerFields>;
  readonly onClose: () => void;
}

/** Writes a provider into the directory, new or again. */
export function ProviderFormDialog(props: ProviderFormDialogProps) {
  const { provider, busy, failure, fresh, onSave, onClose } = props;
  const { control, submit } = useFields(providerFields, { record: provider, fresh, save: onSave });
  return (
    <FormDialog
      open
      title={provider ? providerTexts.edit : providerTexts.add}
      submit={provider ? "Guardar proveedor" : providerTexts.add}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProviderFields control={control} isNew={provider === null} />
    </FormDialog>
  );
}
