import { Suspense } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { lazyPart } from "../../app/routes/lazy-part.ts";
import { useSession } from "../../app/session/useSession.ts";

const HelpWidget = lazyPart(async () => (await import("./HelpWidget.tsx")).HelpWidget);

/** The ways in: nobody who stands there needs a guide. */
const hidden = ["/login", "/login/:referralCode", "/register"];

/** The help button for who is signed in; a visitor does not load it. */
export function HelpCorner() {
  const { user, isAuthenticated } = useSession();
  const { pathname } = useLocation();
  if (!isAuthenticated || !user?.isActive || hidden.some((pattern) => matchPath(pattern, pathname)))
    return null;
  return (
    <Suspense fallback={null}>
      <HelpWidget role={user.role} pathname={pathname} />
    </Suspense>
  );
}
