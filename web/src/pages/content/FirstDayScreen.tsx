import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { CheckingScreen, UnknownScreen } from "../../base/failure/SystemScreens.tsx";
import { SystemPage } from "../../base/failure/SystemPage.tsx";
import { systemPaths } from "../../base/failure/system.paths.ts";
import type { SaveOf } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { useLinkToken } from "../../base/session/link-token.ts";
import { useSession, useSessionStore } from "../../base/session/useSession.ts";
import { accountTexts, accountToastSeconds } from "../../features/accounts/account.texts.ts";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import type { firstDayFields } from "../../features/content/first-day/first-day.form.ts";
import {
  useAgencyOpenMutation,
  useFirstDayQuery,
} from "../../features/content/first-day/first-day.generated.ts";
import { keepText, keptText } from "../../base/saving/kept-text.ts";
import { firstDayTexts as texts } from "../../features/content/first-day/first-day.texts.ts";
import { useAgencySettingsQuery } from "../../features/content/content.generated.ts";
import { FirstMark } from "../../features/content/first-day/FirstMark.tsx";
import { FirstDayForm } from "../../features/content/first-day/FirstDayForm.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";

/**
 * Storage key on this device for the person who set up the agency, until the logo and colour are saved or
 * postponed.
 */
const MARK_WAITS = "travesia.primer-dia";

/**
 * Shows /primer-dia: the first owner of an installation enters the agency's data, then its logo and colour,
 * which can be postponed. Without a link the page does not exist; an expired link is reported.
 */
export function FirstDayScreen() {
  const token = useLinkToken() ?? "";
  const { user } = useSession();
  // Found again after a reload by the person who opened the agency, only in their session.
  const [opener, setOpener] = useState(() => keptText(MARK_WAITS));
  const marks = user !== null && opener === String(user.id);
  const link = useFirstDayQuery({ variables: { token }, skip: !token || marks });
  if (marks) return <FirstMarkStep />;
  if (link.loading) return <CheckingScreen />;
  if (link.error && !link.data) return <ErrorState page {...shownFailure(link.error, link.refetch)} />;
  if (!token) return <UnknownScreen />;
  if (!link.data?.ownerLinkWorks) return <OverScreen />;
  return <FirstDay token={token} onDone={setOpener} />;
}

/** Shows that the link no longer works, with a link to sign in. */
const OverScreen = () => (
  <SystemPage
    title={texts.over}
    action={
      <Button variant="contained" href={systemPaths.login.to()}>
        {texts.signIn}
      </Button>
    }
  >
    <Typography color="textSecondary">{texts.overLead}</Typography>
  </SystemPage>
);

function FirstDay({ token, onDone }: { readonly token: string; readonly onDone: (opener: string) => void }) {
  const session = useSessionStore();
  const toasts = useToasts();
  const [open] = useAgencyOpenMutation({ refetchQueries: ["PublicSettings"] });
  const { busy, failure, perform } = useSaving();
  usePageTitle(texts.title);
  const submit: SaveOf<typeof firstDayFields> = ({ input }) =>
    perform(
      async () => {
        const { data } = await open({ variables: { token, input } });
        const opened = data?.openAgency;
        if (!opened?.user) throw new Error("no session");
        toasts.success(accountTexts.welcome(opened.user.name), accountToastSeconds.welcome);
        const opener = String(opened.user.id);
        keepText(MARK_WAITS, opener);
        onDone(opener);
        session.signedIn(opened.user, opened.token);
      },
      null,
      "register",
    );
  return (
    <LoginLayout>
      <FirstDayForm failure={failure} busy={busy} onSubmit={submit} />
    </LoginLayout>
  );
}

function FirstMarkStep() {
  const [done, setDone] = useState(false);
  const { data, error, refetch } = useAgencySettingsQuery({ fetchPolicy: "network-only" });
  usePageTitle(texts.mark);
  if (done) return <Navigate to={systemPaths.start.to()} replace />;
  const leave = () => {
    keepText(MARK_WAITS, null);
    setDone(true);
  };
  if (data?.agencySettings) return <FirstMark settings={data.agencySettings} onDone={leave} />;
  return error ? <ErrorState page {...shownFailure(error, refetch)} /> : <CheckingScreen />;
}
