import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { may } from "@travesia/api/permissions";
import { useSession } from "../../../app/session/useSession.ts";
import { useAgencyWarningQuery } from "../content.generated.ts";
import { contentPaths } from "../content.paths.ts";

/**
 * What the owner has to know of the agency's registration in the RNT, above every screen until it is renewed.
 */
export function RntWarning() {
  const { user } = useSession();
  const { data } = useAgencyWarningQuery({
    skip: !may(user?.role, "manageAgency"),
    fetchPolicy: "cache-first",
  });
  const warning = data?.agencySettings?.rntWarning;
  if (!warning) return null;
  return (
    <Alert severity="warning" sx={{ mb: 5 }}>
      {warning}{" "}
      <Link href={contentPaths.settings.to()} underline="always">
        Ir a los ajustes
      </Link>
    </Alert>
  );
}
