import { OwnPasswordDialog } from "../recovery/OwnPasswordDialog.tsx";
import { FactorField, type OwnFactor } from "../passkey/FactorField.tsx";
import { useOwnFactors } from "../passkey/useOwnFactors.ts";
import { renewTokenFields } from "./token.form.ts";
import { type AccessTokenPartsFragment, useAccessTokenRenewMutation } from "./token.generated.ts";
import { tokenTexts as texts } from "./token.texts.ts";

interface RenewTokenDialogProps {
  readonly token: AccessTokenPartsFragment;
  readonly factor: OwnFactor;
  /** Called with the new token's text, which the server returns only once. */
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

/** Replaces the secret of one of the user's access tokens; requires password and second factor. */
export function RenewTokenDialog({ token: { id, name }, factor, onMade, onClose }: RenewTokenDialogProps) {
  const prove = useOwnFactors();
  const [renew] = useAccessTokenRenewMutation();
  return (
    <OwnPasswordDialog
      title={texts.renewTitle}
      lead={texts.renewing(name)}
      submit={texts.renew}
      fields={renewTokenFields}
      act={async (written) => {
        const { data } = await prove(written, (proof) => renew({ variables: { id, ...proof } }));
        if (data) onMade(data.rotateAccessToken.token);
      }}
      done={() => null}
      onDone={() => undefined}
      onClose={onClose}
    >
      {(control) => <FactorField control={control} factor={factor} />}
    </OwnPasswordDialog>
  );
}
