import { roleLabels } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { CheckingScreen, DeniedScreen, InactiveScreen } from "../failure/SystemScreens.tsx";
import { systemPaths } from "../failure/system.paths.ts";
import { useSession } from "./useSession.ts";

interface GuardProps {
  /** Roles that may enter; an empty list admits every active user. */
  readonly roles: readonly number[];
  /** Where `Volver` leads when there is nothing to go back to. */
  readonly redirect?: string;
  /** Roles that are led to their own first page instead of being refused. */
  readonly sendHome?: readonly number[];
  /** Whether a layout stands around it already. */
  readonly framed?: boolean;
  readonly children: ReactNode;
}

/**
 * Lets in who is signed in, active and of an allowed role; everyone else sees why not, or the sign-in page. A
 * page that was open when the sign-in ended stays.
 */
export function Guard({
  roles,
  redirect = systemPaths.home.to(),
  sendHome = [],
  framed = false,
  children,
}: GuardProps) {
  const { user: present, waiting, loading } = useSession();
  const user = present ?? waiting;
  const from = useLocation();
  if (loading && !waiting) return <CheckingScreen />;
  if (!user || !(user.role in roleLabels))
    return <Navigate to={systemPaths.login.to()} replace state={{ from }} />;
  if (!user.isActive) return <InactiveScreen />;
  if (sendHome.includes(user.role)) return <Navigate to={systemPaths.start.to()} replace />;
  if (roles.length > 0 && !roles.includes(user.role))
    return <DeniedScreen role={user.role} redirect={redirect} framed={framed} />;
  return children;
}
