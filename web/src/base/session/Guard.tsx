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
  /** Target of `Volver` when there is no previous page. */
  readonly redirect?: string;
  /** True when users without access are redirected to their own first page instead of being refused. */
  readonly sendHome?: boolean;
  /** Address to which clients without access are redirected: the clients' version of the page. */
  readonly ofClients?: string | undefined;
  /** True when a layout already surrounds the guard's content. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows its content to a signed-in, active user whom the guard admits; everybody else sees the reason or the
 * sign-in page. A page that was open when the session ended stays visible.
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
