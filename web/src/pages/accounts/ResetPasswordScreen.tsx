import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { useLinkToken } from "../../base/session/link-token.ts";
import { useSessionStore } from "../../base/session/useSession.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LegalLine } from "../../features/claims/LegalLine.tsx";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import { fieldsOf, text, unsent } from "../../ui/form/fields.ts";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { useSentForm } from "../../ui/form/useSentForm.ts";
import { OverLink } from "../../features/accounts/recovery/OverLink.tsx";
import { useAccountLink } from "../../features/accounts/recovery/useAccountLink.ts";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import type { AccountLink } from "../../graphql/schema.generated.ts";
import { NewPasswordFields } from "../../features/accounts/recovery/NewPasswordFields.tsx";
import { usePasswordResetMutation } from "../../features/accounts/accounts.generated.ts";
import { accountPaths } from "../../features/accounts/accounts.paths.ts";
import { registrationTexts } from "../../features/accounts/registration/registration.texts.ts";

const resetFields = fieldsOf<Record<never, never>>()({ password: text(), again: unsent<string>("") });

/** Sets a password with the token of a mailed link: a new one, or the first one of an invited person. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  // The kind of link is kept for the words after its use.
  const [done, setDone] = useState<AccountLink | null>(null);
  const link = useAccountLink(done ? null : token, ["reset", "invitation"]);
  const purpose = done ?? link.purpose ?? "reset";
  const texts = { ...registrationTexts.reset, ...(purpose === "invitation" && registrationTexts.invited) };
  usePageTitle(texts.title);
  return (
    <LoginLayout foot={<LegalLine />}>
      {done ? (
        <Stack sx={{ gap: 5 }} role="status">
          <Typography variant="h2" component="h1">
            {texts.done}
          </Typography>
          <Button variant="contained" size="large" href={accountPaths.login.to()}>
            {texts.signIn}
          </Button>
        </Stack>
      ) : link.loading ? (
        <>
          <Typography variant="h2" component="h1" sx={{ mb: 5 }}>
            {texts.title}
          </Typography>
          <RecordSkeleton />
        </>
      ) : link.over ? (
        <OverLink again={accountPaths.recovery.to()} />
      ) : (
        <NewPassword token={token ?? ""} texts={texts} onDone={() => setDone(purpose)} />
      )}
    </LoginLayout>
  );
}

interface NewPasswordProps {
  readonly token: string;
  readonly texts: Readonly<Record<keyof typeof registrationTexts.reset, string>>;
  readonly onDone: () => void;
}

function NewPassword({ token, texts, onDone }: NewPasswordProps) {
  const session = useSessionStore();
  const { busy, failure, perform } = useSaving();
  const [reset] = usePasswordResetMutation();
  const { control, submit } = useFields(resetFields, {
    record: null,
    save: async ({ input: { password } }) => {
      const act = () => reset({ variables: { token, password } });
      const wrong = await perform(act, null, "resetPassword");
      if (wrong) return wrong;
      onDone();
      // Nobody is signed in here any more: the server ended every session.
      session.signedOut();
      return null;
    },
  });
  const sent = useSentForm(submit, failure);
  return (
    <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
      <Stack sx={{ gap: 5 }}>
        <div>
          <Typography variant="h2" component="h1">
            {texts.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {texts.lead}
          </Typography>
        </div>
        <FormFailure
          failure={failure}
          waits={sent.waits}
          action={<Button href={accountPaths.recovery.to()}>{texts.askAgain}</Button>}
        />
        <NewPasswordFields control={control} />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}
