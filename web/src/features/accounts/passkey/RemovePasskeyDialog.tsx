import { OwnPasswordDialog } from "../recovery/OwnPasswordDialog.tsx";
import { FactorField, type OwnFactor } from "./FactorField.tsx";
import { removePasskeyFields } from "./passkey.form.ts";
import { type PasskeyPartsFragment, usePasskeyRemoveMutation } from "./passkey.generated.ts";
import { passkeyTexts as texts } from "./passkey.texts.ts";
import { useOwnFactors } from "./useOwnFactors.ts";

interface RemovePasskeyDialogProps {
  readonly passkey: Pick<PasskeyPartsFragment, "id" | "name">;
  /** Owner of the passkey's account; absent for the viewer's own account. */
  readonly person?: string | null;
  readonly factor: OwnFactor;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * Removes a passkey from the viewer's or another account; requires the viewer's password and second factor.
 */
export function RemovePasskeyDialog({
  passkey: { id, name },
  person = null,
  factor,
  onDone,
  onClose,
}: RemovePasskeyDialogProps) {
  const prove = useOwnFactors();
  const [remove] = usePasskeyRemoveMutation();
  return (
    <OwnPasswordDialog
      title={texts.removeTitle}
      lead={person === null ? texts.removing(name) : texts.removingOf(name, person)}
      submit={texts.remove}
      fields={removePasskeyFields}
      act={(written) => prove(written, (proof) => remove({ variables: { id, ...proof } }))}
      done={({ data }) => data?.removePasskey ?? null}
      onDone={onDone}
      onClose={onClose}
    >
      {(control) => <FactorField control={control} factor={factor} />}
    </OwnPasswordDialog>
  );
}
