import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { failureText } from "../../../app/failure/failures.ts";
import { useSessionStore } from "../../../app/session/useSession.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { useDataEraseMutation } from "../accounts.generated.ts";
import { accountPaths } from "../accounts.paths.ts";
import { profileTexts } from "./profile.texts.ts";

/** Takes one's own data out of the account, for ever; the password is asked for. */
export function EraseDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const texts = profileTexts.privacy;
  const session = useSessionStore();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { control, handleSubmit, reset } = useForm({ defaultValues: { currentPassword: "" } });
  const [erase, { loading, error, reset: forget }] = useDataEraseMutation();
  const close = () => {
    reset();
    forget();
    onClose();
  };
  const submit = handleSubmit(async ({ currentPassword }) => {
    const answer = await erase({ variables: { currentPassword } }).catch(() => null);
    if (!answer?.data) return;
    toasts.success(answer.data.requestErasure);
    session.signedOut();
    void navigate(accountPaths.login.to());
  });
  return (
    <FormDialog
      open={open}
      title={texts.erase}
      lead={`${texts.eraseLead} ${texts.eraseWarning}`}
      submit={texts.eraseConfirm}
      busy={loading}
      failure={error ? failureText(error) : null}
      maxWidth="xs"
      onSubmit={submit}
      onClose={close}
    >
      <PasswordField
        control={control}
        name="currentPassword"
        label={profileTexts.person.currentPassword}
        autoComplete="current-password"
        rules={{ required: profileTexts.person.passwordMissing }}
      />
    </FormDialog>
  );
}
