import { useFields } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ProfileDetailDocument, useTwoFactorStopMutation } from "../accounts.generated.ts";
import { twoFactorFields } from "./two-factor.form.ts";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

/** Takes the second factor off the own account: password and a code. */
export function StopTwoFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { rules } = twoFactorFields;
  const { busy, failure, perform } = useSaving({ tells: false });
  const [stop] = useTwoFactorStopMutation({ refetchQueries: [ProfileDetailDocument] });
  const { control, submit } = useFields(twoFactorFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(
        () => stop({ variables: input }),
        ({ data }) => data?.stopTwoFactor ?? null,
      );
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.stop}
      lead={texts.stopLead}
      submit={texts.stop}
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        control={control}
        name="password"
        label={texts.password}
        autoComplete="current-password"
        rules={rules.password}
      />
      <TextField
        control={control}
        name="code"
        label={texts.code}
        autoComplete="one-time-code"
        rules={rules.code}
      />
    </FormDialog>
  );
}
