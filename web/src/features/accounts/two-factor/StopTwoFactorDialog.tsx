import { useForm } from "react-hook-form";
import { failureText } from "../../../app/failure/failures.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { ProfileDetailDocument, useTwoFactorStopMutation } from "../accounts.generated.ts";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

/** Takes the second factor off the own account: password and a code. */
export function StopTwoFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const toasts = useToasts();
  const { control, handleSubmit } = useForm({ defaultValues: { password: "", code: "" } });
  const [stop, { loading, error }] = useTwoFactorStopMutation({ refetchQueries: [ProfileDetailDocument] });
  const submit = handleSubmit(async (variables) => {
    const answer = await stop({ variables }).catch(() => null);
    if (!answer?.data) return;
    toasts.success(answer.data.stopTwoFactor);
    onClose();
  });
  return (
    <FormDialog
      open
      title={texts.stop}
      lead={texts.stopLead}
      submit={texts.stop}
      busy={loading}
      failure={error ? failureText(error) : null}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        control={control}
        name="password"
        label={texts.password}
        autoComplete="current-password"
        rules={{ required: texts.passwordMissing }}
      />
      <TextField
        control={control}
        name="code"
        label={texts.code}
        autoComplete="one-time-code"
        rules={{ required: texts.codeMissing }}
      />
    </FormDialog>
  );
}
