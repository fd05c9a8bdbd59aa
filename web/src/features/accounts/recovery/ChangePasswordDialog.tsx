import { fieldsOf, text } from "../../../ui/form/fields.ts";
import { accountTexts } from "../account.texts.ts";
import { useChangePasswordMutation } from "../profile/profile.generated.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { newPasswordLines } from "./password.form.ts";
import { OwnPasswordDialog } from "./OwnPasswordDialog.tsx";

const texts = accountTexts.password;
const passwordFields = fieldsOf<Record<never, never>>()({
  currentPassword: text(),
  ...newPasswordLines,
});

/** Shows the own password: the present one, the new one twice; the server has the last word on both. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const [change] = useChangePasswordMutation();
  return (
    <OwnPasswordDialog
      title={texts.title}
      lead={texts.lead}
      submit={texts.submit}
      fields={passwordFields}
      act={(input) => change({ variables: { input } })}
      done={({ data }) => data?.changePassword || texts.done}
      failing="changePassword"
      onDone={onClose}
      onClose={onClose}
    >
      {(control) => <NewPasswordFields control={control} />}
    </OwnPasswordDialog>
  );
}
