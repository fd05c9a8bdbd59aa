import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useSession } from "../../../base/session/useSession.ts";
import { formatDay } from "../../../ui/days.ts";
import { accountPaths } from "../accounts.paths.ts";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

/** Shows above every screen the day from which the user's account requires a second factor. */
export function SecondFactorStrip() {
  const { user } = useSession();
  if (!user?.secondFactorDue) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 5 }}
      action={
        <Button color="inherit" size="small" href={`${accountPaths.profile.to()}?tab=seguridad`}>
          {texts.stripAct}
        </Button>
      }
    >
      {texts.strip(formatDay(user.secondFactorDue))}
    </Alert>
  );
}
