import { Navigate } from "react-router-dom";
import { SystemPage } from "../app/failure/SystemPage.tsx";
import { useRoutes } from "../app/routes/RoutesContext.ts";
import { homeOf } from "../app/session/home.ts";
import { systemTexts } from "../app/failure/system.texts.ts";
import { useUser } from "../app/session/useSession.ts";

/** The way in for who is signed in: the first page of their role. */
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
