import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { PublicSettingsProvider } from "../features/accounts/PublicSettingsProvider.tsx";
import { SignInAgain } from "../features/accounts/sign-in/SignInAgain.tsx";
import { SessionStart } from "../features/accounts/sign-in/SessionStart.tsx";
import { SecondFactorGate } from "../features/accounts/two-factor/SecondFactorGate.tsx";
import { forgetOldDeviceDrafts } from "../features/quotes/calculation/device-drafts.ts";
import { Toasts } from "../ui/toasts.tsx";
import { forgetOldDrafts } from "../features/quotes/passenger/passenger.draft.ts";
import { ConnectionNotice } from "../base/failure/ConnectionNotice.tsx";
import { StaleQuestion } from "../base/failure/StaleQuestion.tsx";
import { UploadBar } from "../base/saving/UploadBar.tsx";
import { createApollo } from "./apollo.ts";
import type { Environment } from "../base/environment.ts";
import { ViewedChanges } from "../features/organization/viewing/ViewedChanges.tsx";
import { ViewingBanner } from "../features/organization/viewing/ViewingBanner.tsx";
import { Pages } from "./routes/Pages.tsx";
import { followSession } from "../base/session/session.address.ts";
import { onAnotherPerson } from "../base/session/session.people.ts";
import { createSession } from "../base/session/session.ts";
import { markStaffBrowser } from "../base/session/staff-browser.ts";
import { beginAnew, leaveViewing } from "../base/session/begin-anew.ts";
import { SessionContext } from "../base/session/useSession.ts";

const assemble = ({ apiUrl }: Environment) => {
  const session = createSession(window.localStorage);
  const client = createApollo({ apiUrl, session, onViewingOver: leaveViewing });
  followSession(session);
  markStaffBrowser(session);
  onAnotherPerson(session, beginAnew);
  forgetOldDeviceDrafts(Date.now());
  forgetOldDrafts();
  return { session, client };
};

/** Shows the application and sets up its session, API client, routes and toasts once. */
export function App({ environment }: { readonly environment: Environment }) {
  const [{ session, client }] = useState(() => assemble(environment));
  return (
    <SessionContext value={session}>
      <ApolloProvider client={client}>
        <Toasts>
          <StaleQuestion>
            <ViewingBanner />
            <SessionStart>
              <PublicSettingsProvider environment={environment}>
                <SecondFactorGate>
                  <ViewedChanges>
                    <Pages />
                  </ViewedChanges>
                </SecondFactorGate>
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
