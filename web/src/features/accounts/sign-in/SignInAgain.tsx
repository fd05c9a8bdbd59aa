import { Suspense } from "react";
import { useSession } from "../../../base/session/useSession.ts";
import { lazyPart, useAfterPress } from "../../../ui/lazy-part.ts";

const load = async () => (await import("./SignInDialog.tsx")).SignInDialog;
const SignInDialog = lazyPart(load);

/**
 * Shows the sign-in form over the page when the session ends while the user is working; the page stays
 * unchanged. Visitors do not load this component.
 */
export function SignInAgain() {
  const { waiting, loading, isAuthenticated } = useSession();
  useAfterPress(load, isAuthenticated);
  if (!waiting || loading) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog email={waiting.email} />
    </Suspense>
  );
}
