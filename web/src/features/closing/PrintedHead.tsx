import Typography from "@mui/material/Typography";
import { useSettings } from "../../base/settings.ts";
import { useUser } from "../../base/session/useSession.ts";
import { formatInstant } from "../../ui/days.ts";
import { fullName } from "./closing.texts.ts";

/** Shows, in print only, the agency, the person who printed the figures, and the time. */
export function PrintedHead() {
  const { agency, appName } = useSettings();
  const user = useUser();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ display: "none", displayPrint: "block", mb: 3 }}>
      {agency ? `${agency.legalName} · NIT ${agency.nit}` : appName} · Impreso por {fullName(user)} el{" "}
      {formatInstant(new Date().toISOString())}
    </Typography>
  );
}
