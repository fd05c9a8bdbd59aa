import { OwnPasswordDialog } from "../recovery/OwnPasswordDialog.tsx";
import { FactorField, type OwnFactor } from "./FactorField.tsx";
import { removePasskeyFields } from "./passkey.form.ts";
import { type PasskeyPartsFragment, usePasskeyRemoveMutation } from "./passkey.generated.ts";
import { passkeyTexts as texts } from "./passkey.texts.ts";
import { useOwnFactors } from "./useOwnFactors.ts";

interface RemovePasskeyDialogProps {
  readonly passkey: Pick<PasskeyPartsFragment, "id" | "name">;
  readonly factor: OwnFactor;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes an own passkey off the account; password and second factor are asked for. */
export function RemovePasskeyDialog({
  passkey: { id, name },
  factor,
  onDone,
  onClose,
}: RemovePasskeyDialogProps) {
  const prove = useOwnFactors();
  const [remove] = usePasskeyRemoveMutation();
  return (
    <OwnPasswordDialog
      title={texts.removeTitle}
      lead={texts.removing(name)}
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
