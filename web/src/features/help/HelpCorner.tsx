import GlobalStyles from "@mui/material/GlobalStyles";
import type { Theme } from "@mui/material/styles";
import { Suspense } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useSession } from "../../base/session/useSession.ts";
import { HELP_ROOM, helpOnPhone, LANE, laneWidth } from "../../ui/lane.ts";

const HelpWidget = lazyPart(async () => (await import("./HelpWidget.tsx")).HelpWidget);

/** Pages for signing in and registering, which show no help. */
const hidden = ["/login", "/login/:referralCode", "/register", "/primer-dia"];

/**
 * Returns the styles for the space that pages reserve for the help button: a column on a computer, a margin
 * at the bottom on a phone.
 */
const lane = (theme: Theme) => ({
  ":root": {
    [HELP_ROOM]: `${helpOnPhone.size + 2 * helpOnPhone.edge}px`,
    [theme.breakpoints.up("md")]: { [LANE]: `${laneWidth}px`, [HELP_ROOM]: "0px" },
    "@media print": { [LANE]: "0px", [HELP_ROOM]: "0px" },
  },
});

/** Shows the help button to signed-in users; visitors do not load it. */
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
