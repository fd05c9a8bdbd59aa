import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { CurrentPasswordField } from "../recovery/CurrentPasswordField.tsx";
import { RecoveryCodesDialog } from "../two-factor/RecoveryCodesDialog.tsx";
import { makePasskey } from "./browser-passkey.ts";
import { FactorField, type OwnFactor } from "./FactorField.tsx";
import { newPasskeyFields } from "./passkey.form.ts";
import { usePasskeyAddMutation, usePasskeyBeginMutation } from "./passkey.generated.ts";
import { passkeyTexts as texts } from "./passkey.texts.ts";
import { useOwnFactors } from "./useOwnFactors.ts";

interface AddPasskeyDialogProps {
  readonly factor: OwnFactor;
  /** Called when the passkey exists and the user has saved the recovery codes, if any. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * Adds a passkey to the user's account: asks for password, second factor and name, opens the browser's
 * dialog, and shows the recovery codes if this is the first second factor.
 */
export function AddPasskeyDialog({ factor, onDone, onClose }: AddPasskeyDialogProps) {
  const toasts = useToasts();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { busy, failure, perform } = useSaving();
  const [begin] = usePasskeyBeginMutation();
  const [add] = usePasskeyAddMutation();
  const prove = useOwnFactors();
  const finish = () => {
    toasts.success(texts.added);
    onDone();
  };
  const { control, submit } = useFields(newPasskeyFields, {
    record: null,
    save: ({ input: { name, ...written } }) =>
      perform(async () => {
        const begun = await prove(written, (variables) => begin({ variables }));
        if (!begun.data) return;
        const made = await makePasskey(begun.data.beginPasskey);
        const { data } = await add({ variables: { input: { ...made, name } } });
        if (data && data.addPasskey.length > 0) setCodes(data.addPasskey);
        else if (data) finish();
      }, null),
  });
  if (codes) return <RecoveryCodesDialog codes={codes} onDone={finish} />;
  return (
    <FormDialog
      open
      title={texts.add}
      lead={texts.addLead}
      submit={texts.continue}
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <CurrentPasswordField control={control} />
      <FactorField control={control} factor={factor} />
      <TextField
        control={control}
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        rules={newPasskeyFields.rules.name}
      />
    </FormDialog>
  );
}
