import GlobalStyles from "@mui/material/GlobalStyles";
import type { Theme } from "@mui/material/styles";
import { Suspense } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { lazyPart } from "../../app/routes/lazy-part.ts";
import { useSession } from "../../app/session/useSession.ts";
import { LANE, laneWidth } from "../../ui/lane.ts";

const HelpWidget = lazyPart(async () => (await import("./HelpWidget.tsx")).HelpWidget);

/** The ways in: nobody who stands there needs a guide. */
const hidden = ["/login", "/login/:referralCode", "/register", "/primer-dia"];

/** Where the button stands, nothing else does: pages end beside its lane. */
const lane = (theme: Theme) => ({
  ":root": {
    [LANE]: `${laneWidth.phone}px`,
    [theme.breakpoints.up("md")]: { [LANE]: `${laneWidth.desk}px` },
    "@media print": { [LANE]: "0px" },
  },
});

/** The help button for who is signed in; a visitor does not load it. */
export function HelpCorner() {
  const { user, isAuthenticated } = useSession();
  const { pathname } = useLocation();
  if (!isAuthenticated || !user?.isActive || hidden.some((pattern) => matchPath(pattern, pathname)))
    return null;
  return (
    <>
      <GlobalStyles styles={lane} />
      <Suspense fallback={null}>
        <HelpWidget role={user.role} pathname={pathname} />
      </Suspense>
    </>
  );
}
