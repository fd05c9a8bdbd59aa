import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useFields } from "../../app/saving/useFields.ts";
import type { Wrong } from "../../app/saving/useSaving.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { mergeEffects } from "./merge-effects.ts";
import { mergeFields } from "./provider.form.ts";
import { providerTexts } from "./provider.texts.ts";
import { ProviderChoiceField } from "./ProviderChoiceField.tsx";
import type { ProviderRecordFragment } from "./providers.generated.ts";

interface MergeProvidersDialogProps {
  readonly provider: ProviderRecordFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (intoId: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Makes a provider part of another, once it is seen what that will do. */
export function MergeProvidersDialog(props: MergeProvidersDialogProps) {
  const { provider, busy, failure, onSubmit, onClose } = props;
  const { control, submit, watch } = useFields(mergeFields, {
    record: null,
    save: async ({ values: { into } }) => into && (await onSubmit(into.id)),
  });
  const into = watch("into");
  return (
    <FormDialog
      open
      title={providerTexts.merge}
      lead={
        <>
          <strong>{provider.name}</strong> pasará a ser parte del proveedor que elijas.
        </>
      }
      submit="Unir proveedores"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProviderChoiceField
        control={control}
        name="into"
        label="Proveedor que queda"
        required
        except={provider.id}
        rules={mergeFields.rules.into}
      />
      {into && (
        <Alert severity="warning">
          Esto no se puede deshacer:
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {mergeEffects(provider, into).map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </Box>
        </Alert>
      )}
      <CheckField
        control={control}
        name="checked"
        label="Confirmo que son el mismo proveedor"
        rules={mergeFields.rules.checked}
      />
    </FormDialog>
  );
}
