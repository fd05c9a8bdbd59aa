import { OwnPasswordDialog } from "../recovery/OwnPasswordDialog.tsx";
import { removePasskeyFields } from "./passkey.form.ts";
import { type PasskeyPartsFragment, usePasskeyRemoveMutation } from "./passkey.generated.ts";
import { passkeyTexts as texts } from "./passkey.texts.ts";

interface RemovePasskeyDialogProps {
  readonly passkey: PasskeyPartsFragment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes an own passkey off the account; the password is asked for. */
export function RemovePasskeyDialog({ passkey: { id, name }, onDone, onClose }: RemovePasskeyDialogProps) {
  const [remove] = usePasskeyRemoveMutation();
  return (
    <OwnPasswordDialog
      title={texts.removeTitle}
      lead={texts.removing(name)}
      submit={texts.remove}
      fields={removePasskeyFields}
      act={(input) => remove({ variables: { id, ...input } })}
      done={({ data }) => data?.removePasskey ?? null}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
