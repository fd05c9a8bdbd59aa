import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { RouterProvider } from "react-router-dom";
import { PublicSettingsProvider } from "../features/accounts/PublicSettingsProvider.tsx";
import { SignInAgain } from "../features/accounts/sign-in/SignInAgain.tsx";
import { SessionStart } from "../features/accounts/sign-in/SessionStart.tsx";
import { forgetOldDeviceDrafts } from "../features/quotes/calculation/device-drafts.ts";
import { Toasts } from "../ui/toasts.tsx";
import { forgetOldDrafts } from "../features/quotes/passenger/passenger.draft.ts";
import { ConnectionNotice } from "./failure/ConnectionNotice.tsx";
import { RoutesContext } from "./routes/RoutesContext.ts";
import { StaleQuestion } from "./failure/StaleQuestion.tsx";
import { UploadBar } from "./saving/UploadBar.tsx";
import { createApollo } from "./apollo.ts";
import type { Environment } from "./environment.ts";
import { ViewedChanges } from "../features/organization/viewing/ViewedChanges.tsx";
import { ViewingBanner } from "../features/organization/viewing/ViewingBanner.tsx";
import { createRouter } from "./routes/router.tsx";
import { routes } from "./routes/routes.ts";
import { followSession } from "./session/session.address.ts";
import { onAnotherPerson } from "./session/session.people.ts";
import { createSession } from "./session/session.ts";
import { tellStaffBrowser } from "./session/staff-browser.ts";
import { beginAnew, leaveViewing } from "./session/begin-anew.ts";
import { SessionContext } from "./session/useSession.ts";

const assemble = ({ apiUrl }: Environment) => {
  const session = createSession(window.localStorage);
  const router = createRouter(routes);
  const client = createApollo({ apiUrl, session, onViewingOver: leaveViewing });
  followSession(session);
  tellStaffBrowser(session);
  onAnotherPerson(session, beginAnew);
  forgetOldDeviceDrafts(Date.now());
  forgetOldDrafts();
  return { session, router, client };
};

/** The application: session, API, routes and toasts, put together once. */
export function App({ environment }: { readonly environment: Environment }) {
  const [{ session, router, client }] = useState(() => assemble(environment));
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <Toasts>
          <StaleQuestion>
            <ViewingBanner />
            <SessionStart>
              <PublicSettingsProvider environment={environment}>
                <ViewedChanges>
                  <RoutesContext value={routes}>
                    <RouterProvider router={router} />
                  </RoutesContext>
                </ViewedChanges>
                <SignInAgain />
              </PublicSettingsProvider>
              <ConnectionNotice />
              <UploadBar />
            </SessionStart>
          </StaleQuestion>
        </Toasts>
      </ApolloProvider>
    </SessionContext>
  );
}
