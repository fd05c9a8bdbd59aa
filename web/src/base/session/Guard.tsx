import { CLIENTE, roleLabels } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { FailureScreen } from "../failure/FailureScreen.tsx";
import { CheckingScreen, DeniedScreen, InactiveScreen } from "../failure/SystemScreens.tsx";
import { systemPaths } from "../failure/system.paths.ts";
import { admits, type RouteGuard } from "../routes/route.ts";
import { useSession } from "./useSession.ts";

interface GuardProps {
  /** Access rule for signed-in users. */
  readonly guard: RouteGuard;
  /** Address of `Volver` when there is no previous page. */
  readonly redirect?: string;
  /** True when users without access are redirected to their own first page instead of being refused. */
  readonly sendHome?: boolean;
  /** Address to which clients without access are redirected: their own version of the page. */
  readonly ofClients?: string | undefined;
  /** True when a layout already surrounds it. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/**
 * Lets in who is signed in, active and admitted; everyone else sees why not, or the sign-in page. A
 * page that was open when the sign-in ended stays.
 */
export function Guard({
  guard,
  redirect = systemPaths.home.to(),
  sendHome = false,
  ofClients,
  framed = false,
  children,
}: GuardProps) {
  const { user: present, waiting, loading, error } = useSession();
  const user = present ?? waiting;
  const from = useLocation();
  if (loading && !waiting) return error ? <FailureScreen error={error} /> : <CheckingScreen />;
  if (!user || !(user.role in roleLabels))
    return <Navigate to={systemPaths.login.to()} replace state={{ from }} />;
  if (!user.isActive) return <InactiveScreen />;
  if (admits(guard, user.role)) return children;
  if (ofClients && user.role === CLIENTE) return <Navigate to={ofClients} replace />;
  if (sendHome) return <Navigate to={systemPaths.start.to()} replace />;
  return <DeniedScreen role={user.role} redirect={redirect} framed={framed} />;
}
