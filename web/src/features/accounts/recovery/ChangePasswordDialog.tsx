import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { stayTexts } from "../access/access.texts.ts";
import { accountTexts } from "../account.texts.ts";
import { useOwnFactors } from "../passkey/useOwnFactors.ts";
import { useChangePasswordMutation, useOwnFactorsQuery } from "../profile/profile.generated.ts";
import { OwnFactorField } from "./OwnFactorField.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { newPasswordLines } from "./password.form.ts";
import { OwnPasswordDialog } from "./OwnPasswordDialog.tsx";

const texts = accountTexts.password;
const passwordFields = fieldsOf<Record<never, never>>()({
  currentPassword: text(),
  code: trimmed(),
  access: { empty: "stay", read: () => "stay", send: (chosen: string) => chosen === "end", as: "endsAccess" },
  ...newPasswordLines,
});

/**
 * Changes the user's password: takes the current password, the second factor if there is one, and the new
 * password twice. The server validates all of them.
 */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const read = useOwnFactorsQuery({ fetchPolicy: "network-only" });
  const [change] = useChangePasswordMutation();
  const prove = useOwnFactors();
  const staying = (read.data?.openAccess.items ?? [])
    .filter((one) => one.endsWithPassword)
    .map(({ name }) => name);
  return (
    <OwnPasswordDialog
      title={texts.title}
      lead={texts.lead}
      submit={texts.submit}
      fields={passwordFields}
      act={({ code, endsAccess, ...input }) =>
        prove({ password: input.currentPassword, code }, ({ password: _, ...proof }) =>
          change({ variables: { input, ...proof, endsAccess } }),
        )
      }
      done={({ data: answer }) => answer?.changePassword || texts.done}
      failing="changePassword"
      onDone={onClose}
      onClose={onClose}
    >
      {(control) => (
        <>
          <OwnFactorField control={control} read={read} />
          <NewPasswordFields control={control} />
          {staying.length > 0 && (
            <SelectField
              control={control}
              name="access"
              label={stayTexts.label}
              options={stayTexts.options}
              hint={stayTexts.of(staying)}
            />
          )}
        </>
      )}
    </OwnPasswordDialog>
  );
}
