import { passwordProblem } from "@travesia/api/accounts/password/password.rules";
import { useFields } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, text, unsent } from "../../../ui/form/fields.ts";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { accountTexts } from "../account.texts.ts";
import { useChangePasswordMutation } from "../accounts.generated.ts";

const texts = accountTexts.password;
const passwordFields = fieldsOf<Record<never, never>>()({
  currentPassword: text({ required: texts.currentMissing }),
  newPassword: text({ wrong: (password) => passwordProblem(password) }),
  again: {
    ...unsent<string>(""),
    wrong: (typed: string, { newPassword }: { readonly newPassword: string }) =>
      typed === newPassword ? null : texts.different,
  },
});

/** The own password: the present one, the new one twice; the server has the last word on both. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { rules } = passwordFields;
  const { busy, failure, perform } = useSaving({ tells: false });
  const [change] = useChangePasswordMutation();
  const { control, submit } = useFields(passwordFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(
        () => change({ variables: { input } }),
        ({ data }) => data?.changePassword || texts.done,
        "changePassword",
      );
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.title}
      lead={texts.lead}
      submit={texts.submit}
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        control={control}
        name="currentPassword"
        label={texts.current}
        autoComplete="current-password"
        rules={rules.currentPassword}
      />
      <PasswordField
        control={control}
        name="newPassword"
        label={texts.next}
        hint={texts.hint}
        autoComplete="new-password"
        rules={rules.newPassword}
      />
      <PasswordField
        control={control}
        name="again"
        label={texts.again}
        autoComplete="new-password"
        rules={rules.again}
      />
    </FormDialog>
  );
}
