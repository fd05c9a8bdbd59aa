import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { ProfileMenu } from "../../features/accounts/profile/ProfileMenu.tsx";
import { SecondFactorStrip } from "../../features/accounts/two-factor/SecondFactorStrip.tsx";
import { ClosedMonthsProvider } from "../../features/closing/ClosedMonthsProvider.tsx";
import { RntWarning } from "../../features/content/agency/RntWarning.tsx";
import { NotificationBell } from "../../features/notifications/NotificationBell.tsx";
import { UrgentNotices } from "../../features/operation/UrgentNotices.tsx";
import { WaitingMailsBanner } from "../../features/operation/WaitingMailsBanner.tsx";
import { viewedHere } from "../../base/session/viewing.ts";
import { Guard } from "../../base/session/Guard.tsx";
import { OfficeKeys } from "./OfficeKeys.tsx";
import { OfficeSearch } from "./OfficeSearch.tsx";
import { NewMenu } from "./NewMenu.tsx";
import { OfficeLayout } from "./OfficeLayout.tsx";

/** Shows the tools of the top bar. `Nuevo` is hidden while an owner views as another person. */
function Tools() {
  if (viewedHere()) return <NotificationBell />;
  return (
    <>
      <NewMenu />
      <NotificationBell />
      <ProfileMenu />
    </>
  );
}

/**
 * Shows the back office's layout with the search, `Nuevo`, the bell and the profile menu, for signed-in
 * users; each screen within checks its own roles.
 */
export function OfficeFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Guard guard="signedIn">
      <OfficeKeys />
      <OfficeLayout search={<OfficeSearch />} tools={<Tools />}>
        <Box sx={{ displayPrint: "none" }}>
          <SecondFactorStrip />
          <UrgentNotices />
          <WaitingMailsBanner />
          <RntWarning />
        </Box>
        <ClosedMonthsProvider>{children}</ClosedMonthsProvider>
      </OfficeLayout>
    </Guard>
  );
}
