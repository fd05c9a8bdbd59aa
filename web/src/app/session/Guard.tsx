import { CLIENTE, roleLabels } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { FailureScreen } from "../failure/FailureScreen.tsx";
import { CheckingScreen, DeniedScreen, InactiveScreen } from "../failure/SystemScreens.tsx";
import { systemPaths } from "../failure/system.paths.ts";
import { admits, type RouteGuard } from "../routes/route.ts";
import { useSession } from "./useSession.ts";

interface GuardProps {
  /** Whom it lets in, of those who are signed in. */
  readonly guard: RouteGuard;
  /** Where `Volver` leads when there is nothing to go back to. */
  readonly redirect?: string;
  /** Whether those whom it does not let in are led to their own first page instead of being refused. */
  readonly sendHome?: boolean;
  /** Where clients whom it does not let in are led: their own page of the same. */
  readonly ofClients?: string | undefined;
  /** Whether a layout stands around it already. */
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
