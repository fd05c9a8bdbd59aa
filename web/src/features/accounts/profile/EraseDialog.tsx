import { useNavigate } from "react-router-dom";
import { useFields } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { useSessionStore } from "../../../app/session/useSession.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { fieldsOf, text } from "../../../ui/form/fields.ts";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { useDataEraseMutation } from "../accounts.generated.ts";
import { accountPaths } from "../accounts.paths.ts";
import { profileTexts } from "./profile.texts.ts";

const eraseFields = fieldsOf<Record<never, never>>()({
  currentPassword: text({ required: profileTexts.person.passwordMissing }),
});

/** Takes one's own data out of the account, for ever; the password is asked for. */
export function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = profileTexts.privacy;
  const session = useSessionStore();
  const navigate = useNavigate();
  const { busy, failure, perform } = useSaving({ tells: false });
  const [erase] = useDataEraseMutation();
  const { control, submit } = useFields(eraseFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(
        () => erase({ variables: input }),
        ({ data }) => data?.requestErasure ?? null,
      );
      if (wrong) return wrong;
      session.signedOut();
      void navigate(accountPaths.login.to());
      return null;
    },
  });
  return (
    <FormDialog
      open
      title={texts.erase}
      lead={`${texts.eraseLead} ${texts.eraseWarning}`}
      submit={texts.eraseConfirm}
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <PasswordField
        control={control}
        name="currentPassword"
        label={profileTexts.person.currentPassword}
        autoComplete="current-password"
        rules={eraseFields.rules.currentPassword}
      />
    </FormDialog>
  );
}
