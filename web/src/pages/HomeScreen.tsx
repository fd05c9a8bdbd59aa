import { Navigate } from "react-router-dom";
import { SystemPage } from "../base/failure/SystemPage.tsx";
import { useRoutes } from "../base/routes/RoutesContext.ts";
import { homeOf } from "../base/session/home.ts";
import { systemTexts } from "../base/failure/system.texts.ts";
import { useUser } from "../base/session/useSession.ts";

/** Redirects signed-in users to the start page of their role. */
export function HomeScreen() {
  const user = useUser();
  const home = homeOf(user.role, useRoutes());
  return home ? (
    <Navigate to={home} replace />
  ) : (
    <SystemPage title={`Hola, ${user.name}`} framed>
      {systemTexts.noHome}
    </SystemPage>
  );
}
