import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { CLIENTE } from "@travesia/api/permissions";
import { overOpened, type SaveOf } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { useSessionStore } from "../../../base/session/useSession.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import { useOwnFactors } from "../passkey/useOwnFactors.ts";
import { PersonSection } from "./PersonSection.tsx";
import {
  type ProfileDetailFragment,
  useEmailConfirmationSendMutation,
  useProfileUpdateMutation,
} from "./profile.generated.ts";
import { changesEmail, type profileFields } from "./profile.form.ts";
import { profileTexts } from "./profile.texts.ts";

/** Shows the user's own data, and the changes that wait for confirmation by e-mail. */
export function PersonTab({ me }: { readonly me: ProfileDetailFragment }) {
  const session = useSessionStore();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const { busy, failure, fresh, renew, perform } = useSaving();
  const [update] = useProfileUpdateMutation();
  const prove = useOwnFactors();
  const [send, { loading: sending }] = useEmailConfirmationSendMutation();
  const save: SaveOf<typeof profileFields> = async ({ values, changed: { email, ...changed } }) => {
    const { currentPassword, code } = values;
    // Only differing values are sent; another address requires the password and the second factor.
    const isMoved = changesEmail(values, me);
    const input = { ...changed, ...(isMoved && { email: values.email.trim(), currentPassword }) };
    const act = overOpened({ input, changed: input }, me.version, async (over) => {
      const { data } = isMoved
        ? await prove({ password: currentPassword, code }, ({ password: _, ...proof }) =>
            update({ variables: { input: over, ...proof } }),
          )
        : await update({ variables: { input: over } });
      if (data?.updateProfile) session.verified(data.updateProfile);
    });
    const wrong = await perform(act, profileTexts.person.done, "updateProfile");
    if (!wrong) renew();
    return wrong;
  };
  const sendAgain = () =>
    send().then(
      ({ data }) => data && toasts.success(data.sendEmailConfirmation),
      (error: unknown) => showFailure(error),
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
      <PersonSection me={me} busy={busy} failure={failure} fresh={fresh} onSave={save} />
    </Stack>
  );
}
