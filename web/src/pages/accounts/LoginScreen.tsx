import { roleLabels } from "@travesia/api/permissions";
import { Navigate, useLocation } from "react-router-dom";
import { CheckingScreen, InactiveScreen } from "../../base/failure/SystemScreens.tsx";
import { systemPaths } from "../../base/failure/system.paths.ts";
import { useSession } from "../../base/session/useSession.ts";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { LoginForm } from "../../features/accounts/sign-in/LoginForm.tsx";
import { LegalLine } from "../../features/claims/LegalLine.tsx";
import { LoginLayout } from "../../features/accounts/sign-in/LoginLayout.tsx";
import { accountTexts } from "../../features/accounts/account.texts.ts";
import { useSignIn } from "../../features/accounts/sign-in/useSignIn.ts";

/** Returns the address from which a guard redirected the user, if any; never an address of another origin. */
const cameFrom = (state: unknown): string | null => {
  const from: unknown = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  if (typeof from !== "object" || from === null || !("pathname" in from) || typeof from.pathname !== "string")
    return null;
  const search = "search" in from && typeof from.search === "string" ? from.search : "";
  return from.pathname + search;
};

/**
 * Shows the sign-in; a signed-in user is redirected to the page they wanted to open, else to the start page.
 */
export function LoginScreen() {
  const { user, isAuthenticated, loading, error, loginAttempts, isAccountLocked } = useSession();
  const { state } = useLocation();
  const { signIn, signInByPasskey, passkeyWay, loading: busy, codeAsked } = useSignIn();
  usePageTitle(accountTexts.login.title);
  if (loading) return <CheckingScreen />;
  if (isAuthenticated && user && !user.isActive) return <InactiveScreen />;
  if (isAuthenticated && user && user.role in roleLabels)
    return <Navigate to={cameFrom(state) ?? systemPaths.start.to()} replace />;
  return (
    <LoginLayout foot={<LegalLine />}>
      <LoginForm
        failure={error}
        attempts={loginAttempts}
        locked={isAccountLocked}
        busy={busy}
        codeAsked={codeAsked}
        passkeyWay={passkeyWay}
        onPasskey={signInByPasskey}
        onSubmit={signIn}
      />
    </LoginLayout>
  );
}
