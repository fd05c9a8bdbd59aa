import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { CLIENTE } from "@travesia/api/permissions";
import { failureText } from "../../app/failures.ts";
import { useFailureToast } from "../../app/useFailureToast.ts";
import { useSessionStore } from "../../app/useSession.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { PersonSection } from "./PersonSection.tsx";
import { type ProfileDetailFragment, useEmailConfirmationSendMutation, useProfileUpdateMutation } from "./accounts.generated.ts";
import { profileInput, type ProfileForm } from "./profile.form.ts";
import { profileTexts } from "./profile.texts.ts";

/** The own data, and what waits to be confirmed by mail. */
export function PersonTab({ me }: { readonly me: ProfileDetailFragment }) {
  const session = useSessionStore();
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [update, { loading, error }] = useProfileUpdateMutation();
  const [send, { loading: sending }] = useEmailConfirmationSendMutation();
  const save = async (form: ProfileForm) => {
    const answer = await update({ variables: { input: profileInput(form, me) } }).catch(() => null);
    if (!answer?.data?.updateProfile) return;
    session.verified(answer.data.updateProfile);
    toasts.success(profileTexts.person.done);
  };
  const sendAgain = () =>
    send().then(
      ({ data }) => data && toasts.success(data.sendEmailConfirmation),
      (failure: unknown) => tellFailure(failure),
    );
  return (
    <Stack sx={{ gap: 4 }}>
      {me.pendingEmail && <Alert severity="info">{profileTexts.email.pending(me.pendingEmail)}</Alert>}
      {!me.emailVerified && !me.pendingEmail && (
        <Alert
          severity="info"
          action={
            <Button loading={sending} onClick={() => void sendAgain()}>
              {profileTexts.email.send}
            </Button>
          }
        >
          {me.role === CLIENTE ? profileTexts.email.unverifiedClient : profileTexts.email.unverified}
        </Alert>
      )}
      <PersonSection
        me={me}
        busy={loading}
        failure={error ? failureText(error, "updateProfile") : null}
        onSave={(form) => void save(form)}
      />
    </Stack>
  );
}
