import { Navigate } from "react-router-dom";
import { SystemPage } from "./SystemPage.tsx";
import { useRoutes } from "./RoutesContext.ts";
import { homeOf } from "./home.ts";
import { systemTexts } from "./system.texts.ts";
import { useUser } from "./useSession.ts";

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
