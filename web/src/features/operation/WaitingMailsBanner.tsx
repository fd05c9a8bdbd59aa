import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { may } from "@travesia/api/permissions";
import { useSession } from "../../base/session/useSession.ts";
import { useSettings } from "../../base/settings.ts";
import { useWaitingMailCountQuery } from "./operation.generated.ts";
import { operationPaths } from "./operation.paths.ts";
import { waitingMailTexts as texts } from "./waiting-mail.texts.ts";

/** Milliseconds between two refreshes while the page is visible. */
const LOOK_EVERY = 60_000;

/**
 * Shows the owner, above every screen, the number of e-mails to clients that wait for approval; hidden once
 * e-mails are released.
 */
export function WaitingMailsBanner() {
  const { user } = useSession();
  const waits = useSettings().agency?.mailsWait === true;
  // eslint-disable-next-line no-restricted-syntax -- the page of the operation shows it as well
  const { data } = useWaitingMailCountQuery({
    skip: !waits || !may(user?.role, "watchOperation"),
    fetchPolicy: "cache-and-network",
    pollInterval: LOOK_EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const count = data?.operationState.waitingMail ?? 0;
  if (!waits || count === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 5 }}>
      {texts.banner(count)}{" "}
      <Link href={operationPaths.waitingMails()} underline="always">
        {texts.review}
      </Link>
    </Alert>
  );
}
