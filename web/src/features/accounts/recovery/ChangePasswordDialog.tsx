import { useForm } from "react-hook-form";
import { failureText } from "../../../app/failure/failures.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { accountTexts } from "../account.texts.ts";
import { useChangePasswordMutation } from "../accounts.generated.ts";

const empty = { currentPassword: "", newPassword: "", again: "" };

/** The own password: the present one, the new one twice; the server has the last word on both. */
export function ChangePasswordDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const texts = accountTexts.password;
  const toasts = useToasts();
  const { control, handleSubmit, reset, getValues } = useForm({ defaultValues: empty });
  const [mutate, { loading, error, reset: forget }] = useChangePasswordMutation();
  const close = () => {
    reset(empty);
    forget();
    onClose();
  };
  const change = handleSubmit(async ({ currentPassword, newPassword }) => {
    const answer = await mutate({ variables: { input: { currentPassword, newPassword } } }).catch(() => null);
    if (!answer) return;
    toasts.success(answer.data?.changePassword || texts.done);
    close();
  });
  const strong = (value: string) => {
    if (value.length < 8) return texts.short;
    return (/\p{L}/u.test(value) && /\d/.test(value)) || texts.weak;
  };
  return (
    <FormDialog
      open={open}
      title={texts.title}
      lead={texts.lead}
      submit={texts.submit}
      busy={loading}
      failure={error ? failureText(error, "changePassword") : null}
      maxWidth="xs"
      onSubmit={change}
      onClose={close}
    >
      <PasswordField
        control={control}
        name="currentPassword"
        label={texts.current}
        autoComplete="current-password"
        rules={{ required: texts.currentMissing }}
      />
      <PasswordField
        control={control}
        name="newPassword"
        label={texts.next}
        hint={texts.hint}
        autoComplete="new-password"
        rules={{ validate: strong }}
      />
      <PasswordField
        control={control}
        name="again"
        label={texts.again}
        autoComplete="new-password"
        rules={{ validate: (value) => value === getValues("newPassword") || texts.different }}
      />
    </FormDialog>
  );
}
