import { Unread } from "../../../base/failure/Unread.tsx";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { accountTexts } from "../account.texts.ts";
import { FactorField } from "../passkey/FactorField.tsx";
import { factorOf } from "../passkey/own-factor.ts";
import { useOwnFactors } from "../passkey/useOwnFactors.ts";
import { useChangePasswordMutation, useOwnFactorsQuery } from "../profile/profile.generated.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { newPasswordLines } from "./password.form.ts";
import { OwnPasswordDialog } from "./OwnPasswordDialog.tsx";

const texts = accountTexts.password;
const passwordFields = fieldsOf<Record<never, never>>()({
  currentPassword: text(),
  code: trimmed(),
  ...newPasswordLines,
});

/**
 * Shows the own password: the present one, the second factor of who has one, the new one twice; the server
 * has the last word on all.
 */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const read = useOwnFactorsQuery({ fetchPolicy: "network-only" });
  const { data } = read;
  const [change] = useChangePasswordMutation();
  const prove = useOwnFactors();
  const factor = data ? factorOf(data.myPasskeys.length > 0, data.me?.codeApp ?? false) : null;
  return (
    <OwnPasswordDialog
      title={texts.title}
      lead={texts.lead}
      submit={texts.submit}
      fields={passwordFields}
      act={({ code, ...input }) =>
        prove({ password: input.currentPassword, code }, ({ password: _, ...proof }) =>
          change({ variables: { input, ...proof } }),
        )
      }
      done={({ data: answer }) => answer?.changePassword || texts.done}
      failing="changePassword"
      onDone={onClose}
      onClose={onClose}
    >
      {(control) => (
        <>
          {data ? (
            <FactorField control={control} factor={factor} />
          ) : (
            <Unread of={read} what={texts.factor} />
          )}
          <NewPasswordFields control={control} />
        </>
      )}
    </OwnPasswordDialog>
  );
}
