import Typography from "@mui/material/Typography";
import { useSettings } from "../../app/settings.ts";
import { useUser } from "../../app/session/useSession.ts";
import { formatInstant } from "../../ui/days.ts";
import { fullName } from "./closing.texts.ts";

/** Whose figures these are and who printed them when: on paper alone. */
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
