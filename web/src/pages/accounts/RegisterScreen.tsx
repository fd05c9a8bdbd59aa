import { roleLabels } from "@travesia/api/permissions";
import { useEffect } from "react";
import { Navigate, useParams } from "react-router-dom";
import { CheckingScreen } from "../../base/failure/SystemScreens.tsx";
import { systemPaths } from "../../base/failure/system.paths.ts";
import type { SaveOf } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { useSession, useSessionStore } from "../../base/session/useSession.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LegalLine } from "../../features/claims/LegalLine.tsx";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import { rememberReferral } from "../../features/accounts/registration/kept-referral.ts";
import { RegisterForm } from "../../features/accounts/registration/RegisterForm.tsx";
import type { registrationFields } from "../../features/accounts/registration/registration.form.ts";
import { accountTexts, accountToastSeconds } from "../../features/accounts/account.texts.ts";
import { useAccountRegisterMutation } from "../../features/accounts/accounts.generated.ts";
import { registrationTexts } from "../../features/accounts/registration/registration.texts.ts";

/**
 * Shows the registration (/register and /login/{referral_code}); an answer with a token signs the user in.
 */
export function RegisterScreen() {
  const { referralCode } = useParams();
  const { user, isAuthenticated, loading: verifying } = useSession();
  const session = useSessionStore();
  const toasts = useToasts();
  const [register] = useAccountRegisterMutation();
  const { busy, failure, perform } = useSaving();
  useEffect(() => {
    if (referralCode) rememberReferral(referralCode);
  }, [referralCode]);
  usePageTitle(registrationTexts.register.title);
  if (verifying) return <CheckingScreen />;
  if (isAuthenticated && user && user.role in roleLabels)
    return <Navigate to={systemPaths.start.to()} replace />;

  const submit: SaveOf<typeof registrationFields> = ({ input }) =>
    perform(
      async () => {
        const { data } = await register({ variables: { input } });
        const account = data?.registerAccount;
        if (!account?.user || !account.token) throw new Error("no session");
        toasts.success(accountTexts.welcome(account.user.name), accountToastSeconds.welcome);
        session.signedIn(account.user, account.token);
      },
      null,
      "register",
    );
  return (
    <LoginLayout foot={<LegalLine />}>
      <RegisterForm referralCode={referralCode ?? null} failure={failure} busy={busy} onSubmit={submit} />
    </LoginLayout>
  );
}
